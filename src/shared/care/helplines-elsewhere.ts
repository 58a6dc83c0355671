/** Help lines of other countries. */
import { abuse, type CountryHelp, crisis, openHelplines, youth } from './helpline.ts';

export const elsewhere: readonly CountryHelp[] = [
  {
    code: 'DE',
    name: 'Deutschland',
    emergency: '112',
    lines: [
      crisis({
        name: 'TelefonSeelsorge',
        number: '0800 111 0 111',
        url: 'https://www.telefonseelsorge.de',
        source: 'https://www.telefonseelsorge.de/',
        verified: openHelplines,
      }),
      crisis({
        name: 'TelefonSeelsorge',
        number: '0800 111 0 222',
        url: 'https://www.telefonseelsorge.de',
        source: 'https://www.telefonseelsorge.de/',
        verified: openHelplines,
      }),
      abuse({
        name: 'Hilfetelefon Gewalt gegen Frauen',
        number: '116 016',
        note: 'women',
        url: 'https://www.hilfetelefon.de',
        source: 'https://utopia.de/news/116-016-hilfetelefon-gewalt-gegen-frauen-neue-nummer-kurz',
      }),
      youth({
        name: 'Nummer gegen Kummer',
        number: '116 111',
        hours: 'monday-to-saturday-14-to-20',
        note: 'young',
        url: 'https://www.nummergegenkummer.de',
        source: 'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
      }),
    ],
  },
  {
    code: 'AT',
    name: 'Österreich',
    emergency: '112',
    lines: [
      crisis({
        name: 'TelefonSeelsorge',
        number: '142',
        url: 'https://www.telefonseelsorge.at',
        source: 'https://burgenland.orf.at/stories/3207209/',
      }),
      abuse({
        name: 'Frauenhelpline gegen Gewalt',
        number: '0800 222 555',
        note: 'women',
        url: 'https://www.frauenhelpline.at',
        source: 'https://www.sn.at/panorama/oesterreich/gewaltopfer-suchten-hilfe-am-telefon-103289845',
      }),
      youth({
        name: 'Rat auf Draht',
        number: '147',
        note: 'young',
        url: 'https://www.rataufdraht.at',
        source:
          'https://www.ots.at/presseaussendung/OTS_20190909_OTS0026/rat-auf-draht-seit-20-jahren-unter-147-erreichbar',
      }),
    ],
  },
  {
    code: 'CH',
    name: 'Schweiz / Suisse / Svizzera',
    emergency: '112',
    lines: [
      crisis({
        name: 'Die Dargebotene Hand',
        number: '143',
        url: 'https://www.143.ch',
        source: 'https://polizei.news/?p=474220',
      }),
      youth({
        name: 'Pro Juventute Beratung + Hilfe',
        number: '147',
        note: 'young',
        url: 'https://www.147.ch',
        source: 'http://www.pfarreiforum.ch/Kinderseite/dies--das/die-nummer-gegen-kummer/index.php',
      }),
    ],
  },
  {
    code: 'FR',
    name: 'France',
    emergency: '112',
    lines: [
      crisis({
        name: 'Numéro national de prévention du suicide',
        number: '3114',
        url: 'https://3114.fr',
        source: 'https://3114.fr/',
        verified: openHelplines,
      }),
      abuse({
        name: 'Violences Femmes Info',
        number: '3919',
        note: 'women',
        url: 'https://solidaritefemmes.org/appeler-le-3919/',
        source: 'https://solidaritefemmes.org/appeler-le-3919/',
      }),
      youth({
        name: 'Allô enfance en danger',
        number: '119',
        note: 'young',
        url: 'https://www.allo119.gouv.fr',
        source: 'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
      }),
    ],
  },
  {
    code: 'ES',
    name: 'España',
    emergency: '112',
    lines: [
      crisis({
        name: 'Línea de atención a la conducta suicida',
        number: '024',
        url: 'https://www.sanidad.gob.es/linea024',
        source:
          'https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html',
      }),
      abuse({
        name: 'Violencia de género',
        number: '016',
        note: 'women',
        url: 'https://violenciagenero.igualdad.gob.es',
        source:
          'https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio',
      }),
    ],
  },
  {
    code: 'NL',
    name: 'Nederland',
    emergency: '112',
    lines: [
      crisis({
        name: '113 Zelfmoordpreventie',
        number: '113',
        url: 'https://www.113.nl',
        source:
          'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
      }),
      abuse({
        name: 'Veilig Thuis',
        number: '0800-2000',
        note: 'domestic-violence',
        url: 'https://veiligthuis.nl',
        source:
          'https://www.bredavandaag.nl/nieuws/algemeen/331493/veilig-thuis-breidt-chatmogelijkheden-verder-uit-vanwege-avondk',
      }),
      youth({
        name: 'De Kindertelefoon',
        number: '0800-0432',
        hours: 'every-day-11-to-21',
        note: 'young',
        url: 'https://www.kindertelefoon.nl',
        source: 'https://www.metronieuws.nl/in-het-nieuws/2019/09/hoera-de-kindertelefoon-bestaat-40-jaar',
      }),
    ],
  },
  {
    code: 'IN',
    name: 'India',
    emergency: '112',
    lines: [
      crisis({
        name: 'Tele MANAS',
        number: '14416',
        url: 'https://telemanas.mohfw.gov.in',
        source: 'https://telemanas.mohfw.gov.in/',
        verified: openHelplines,
      }),
      abuse({
        name: 'Women Helpline',
        number: '181',
        note: 'women',
        url: 'https://wcd.gov.in',
        source: 'https://righttoinformation.wiki/_export/xhtml/rights/women-helpline-181',
      }),
      youth({
        name: 'Childline',
        number: '1098',
        note: 'young',
        url: 'https://www.childlineindia.org',
        source: 'https://www.childlineindia.org/a/about/childline-india',
      }),
    ],
  },
  {
    code: 'JP',
    name: '日本',
    emergency: '119',
    police: '110',
    lines: [
      crisis({
        name: 'よりそいホットライン',
        number: '0120-279-338',
        note: 'english-and-chinese',
        url: 'https://www.since2011.net/yorisoi',
        source: 'https://www.since2011.net/yorisoi/',
        verified: openHelplines,
      }),
      abuse({
        name: 'DV相談プラス',
        number: '0120-279-889',
        note: 'domestic-violence',
        url: 'https://soudanplus.jp',
        source: 'https://www.gov-online.go.jp/cam/no_dvca/dv03/',
      }),
      youth({
        name: '24時間子供SOSダイヤル',
        number: '0120-0-78310',
        note: 'young',
        url: 'https://www.mext.go.jp/a_menu/shotou/seitoshidou/1306988.htm',
        source: 'https://www.mext.go.jp/a_menu/shotou/seitoshidou/1306988.htm',
      }),
    ],
  },
  {
    code: 'CN',
    name: '中国大陆',
    emergency: '120',
    police: '110',
    lines: [
      crisis({
        name: '全国统一心理援助热线',
        number: '12356',
        hours: 'at-least-18-hours',
        url: 'https://www.nhc.gov.cn',
        source: 'http://m.yaochang666.com/post/30+61.html',
      }),
      crisis({
        name: '北京心理危机研究与干预中心',
        number: '400-161-9995',
        url: 'https://www.crisis.org.cn',
        source: 'https://www.crisis.org.cn/lists/11.html',
        verified: openHelplines,
      }),
      abuse({
        name: '妇女维权公益服务热线',
        number: '12338',
        hours: 'office-hours-or-110',
        note: 'women',
        url: 'https://www.women.org.cn',
        source:
          'https://kunming.baogaosu.com/xinwen/%E5%A6%87%E5%A5%B3%E7%BB%B4%E6%9D%83%E5%85%AC%E7%9B%8A%E6%9C%8D%E5%8A%A1%E7%83%AD%E7%BA%BF%E5%AE%9E%E7%8E%B0%E7%94%B5%E4%BF%A1/25177976',
      }),
      youth({
        name: '共青团 12355 青少年服务台',
        number: '12355',
        hours: 'differ-by-place',
        note: 'young',
        url: 'https://www.12355.net',
        source: 'https://www.live-103.com/?id=12189',
      }),
    ],
  },
];
