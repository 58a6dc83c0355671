/** Help lines of other countries. */
import { abuse, type CountryHelp, crisis, openHelplines, readOn, sexualViolence, youth } from './helpline.ts';

export const elsewhere: readonly CountryHelp[] = [
  {
    code: 'DE',
    name: 'Deutschland',
    emergency: '112',
    lines: [
      crisis({
        name: 'TelefonSeelsorge',
        number: '0800 111 0 111',
        chat: 'https://online.telefonseelsorge.de',
        url: 'https://www.telefonseelsorge.de',
        sources: [openHelplines('de'), 'https://www.domradio.de/glossar/telefonseelsorge-0'],
      }),
      crisis({
        name: 'TelefonSeelsorge',
        number: '0800 111 0 222',
        url: 'https://www.telefonseelsorge.de',
        sources: [openHelplines('de'), 'https://www.domradio.de/glossar/telefonseelsorge-0'],
      }),
      abuse({
        name: 'Hilfetelefon Gewalt gegen Frauen',
        number: '116 016',
        note: 'women',
        chat: 'https://www.hilfetelefon.de',
        url: 'https://www.hilfetelefon.de',
        sources: [
          'https://www.der-paritaetische.de/alle-meldungen/bundesweites-hilfetelefon-gewalt-gegen-frauen-wird-zehn-und-bekommt-vereinfachte-rufnummer/',
          'https://www.hilfetelefon.de/das-hilfetelefon/angebot-im-ueberblick.html',
        ],
      }),
      youth({
        name: 'Nummer gegen Kummer',
        number: '116 111',
        hours: 'monday-to-saturday-14-to-20',
        note: 'young',
        chat: 'https://www.nummergegenkummer.de',
        url: 'https://www.nummergegenkummer.de',
        sources: [
          'https://www.bmfsfj.de/bmfsfj/mediathek/anrufen-mailen-chatten-gegen-sorgen-154556',
          'https://treffpunkt-stadtteil.de/nummer-gegen-kummer-auch-in-halle/',
        ],
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
        chat: 'https://chat.onlineberatung-telefonseelsorge.at',
        url: 'https://www.telefonseelsorge.at',
        sources: [
          'https://www.katholisch.at/telefonseelsorge',
          'https://wienerbezirksblatt.at/hochwasser-tlefonseelsorge-jetzt-rund-um-die-uhr-erreichbar/',
        ],
      }),
      abuse({
        name: 'Frauenhelpline gegen Gewalt',
        number: '0800 222 555',
        note: 'women',
        chat: 'https://www.haltdergewalt.at',
        url: 'https://www.frauenhelpline.at',
        sources: [
          'https://www.sn.at/panorama/oesterreich/gewaltopfer-suchten-hilfe-am-telefon-103289845',
          'https://www.unwomen.at/2020/03/19/gegen-gewalt-in-quarantaene-zeiten-frauenhelpline-und-helpchat/',
        ],
      }),
      youth({
        name: 'Rat auf Draht',
        number: '147',
        note: 'young',
        chat: 'https://www.rataufdraht.at',
        url: 'https://www.rataufdraht.at',
        sources: [
          'https://www.rataufdraht.at/pressemitteilungen/25-jahre-notrufnummer-147',
          'https://www.ots.at/presseaussendung/OTS_20190909_OTS0026/rat-auf-draht-seit-20-jahren-unter-147-erreichbar',
        ],
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
        chat: 'https://www.143.ch',
        url: 'https://www.143.ch',
        sources: [
          'https://www.bag-blueprint.ch/die-dargebotene-hand-tel-143',
          'https://www.143.ch/maenner-kampagne-2016',
        ],
      }),
      youth({
        name: 'Pro Juventute Beratung + Hilfe',
        number: '147',
        note: 'young',
        chat: 'https://www.147.ch',
        url: 'https://www.147.ch',
        sources: [
          'https://www.projuventute.ch/de/eltern/familie-gesellschaft/147',
          'https://schweizer-illustrierte.ch/family/alltag/das-passiert-wenn-euer-kind-den-notruf-147-wahlt',
        ],
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
        sources: [openHelplines('fr'), 'https://www.service-public.fr/particuliers/actualites/A15206'],
      }),
      abuse({
        name: 'Violences Femmes Info',
        number: '3919',
        note: 'women',
        chat: 'https://solidaritefemmes.org/appeler-le-3919/',
        url: 'https://solidaritefemmes.org/appeler-le-3919/',
        sources: [
          'https://www.service-public.gouv.fr/particuliers/actualites/A16929?lang=fr',
          'https://www.tf1info.fr/societe/journee-internationale-de-lutte-conte-les-violences-faites-aux-femmes-ces-numeros-de-telephone-utiles-qu-il-faut-connaitre-2277414.html',
        ],
      }),
      youth({
        name: 'Allô enfance en danger',
        number: '119',
        note: 'young',
        chat: 'https://www.allo119.gouv.fr',
        url: 'https://www.allo119.gouv.fr',
        sources: [
          'https://www.service-public.gouv.fr/particuliers/actualites/A14455',
          'https://solidarites-sante.gouv.fr/affaires-sociales/familles-enfance/pacte-pour-l-enfance/lutte-contre-les-violences-faites-aux-enfants/article/119-allo-enfance-en-danger',
        ],
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
        chat: 'https://www.sanidad.gob.es/linea024/home.htm',
        url: 'https://www.sanidad.gob.es/linea024',
        sources: [
          'https://www.farodevigo.es/galicia/2025/10/11/medio-millar-gallegos-mes-024-linea-suicidio-122499662.html',
          'https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml',
        ],
      }),
      abuse({
        name: 'Violencia de género',
        number: '016',
        note: 'women',
        chat: 'https://violenciagenero.igualdad.gob.es',
        url: 'https://violenciagenero.igualdad.gob.es',
        sources: [
          'https://www.newtral.es/consultas-016-2024/20240813',
          'https://elmirondesoria.es/nacional/politica/el-servicio-016-recibe-59-317-consultas-de-enero-a-junio',
        ],
      }),
      youth({
        name: 'Teléfono ANAR',
        number: '900 20 20 10',
        note: 'young',
        chat: 'https://www.anar.org',
        url: 'https://www.anar.org',
        sources: [
          'https://asociacionhontanar.org/anar-relanza-una-iniciativa-para-proteger-a-los-menores-en-el-confinamiento/',
          'https://www.adeces.org/anar-el-esfuerzo-por-proteger-los-derechos-de-nins-y-adolescentes/',
        ],
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
        chat: 'https://www.113.nl',
        url: 'https://www.113.nl',
        sources: [
          'https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt',
          'https://www.nu.nl/binnenland/6062813/hulplijn-113-nu-ook-rechtstreeks-bereikbaar-voor-zelfmoordpreventie.html',
        ],
      }),
      sexualViolence({
        name: 'Centrum Seksueel Geweld',
        number: '0800-0188',
        chat: 'https://www.centrumseksueelgeweld.nl',
        url: 'https://www.centrumseksueelgeweld.nl',
        sources: [
          'https://www.centrumseksueelgeweld.nl/category/in-de-media/',
          'https://www.nu.nl/amsterdam/4192153/gemeente-komt-met-meldpunt-slachtoffers-seksueel-geweld.html',
        ],
      }),
      abuse({
        name: 'Veilig Thuis',
        number: '0800-2000',
        note: 'domestic-violence',
        chat: 'https://veiligthuis.nl',
        url: 'https://veiligthuis.nl',
        sources: [
          'https://www.regiogv.nl/nieuws/chatfunctie-veilig-thuis-verlengd/?bron=1739',
          'https://www.bredavandaag.nl/nieuws/algemeen/331493/veilig-thuis-breidt-chatmogelijkheden-verder-uit-vanwege-avondk',
        ],
      }),
      youth({
        name: 'De Kindertelefoon',
        number: '0800-0432',
        hours: 'every-day-11-to-21',
        note: 'young',
        chat: 'https://www.kindertelefoon.nl',
        url: 'https://www.kindertelefoon.nl',
        sources: [
          'https://www.metronieuws.nl/in-het-nieuws/2019/09/hoera-de-kindertelefoon-bestaat-40-jaar',
          'https://www.flaironline.nl/nieuws/de-kindertelefoon-bestaat-al-40-jaar-en-maxima-bezoekt-de-vrijwilligers/',
        ],
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
        sources: [
          openHelplines('in'),
          'https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/',
        ],
      }),
      abuse({
        name: 'Women Helpline',
        number: '181',
        note: 'women',
        url: 'https://wcd.gov.in',
        sources: [
          'https://www.thehawk.in/news/india/over-8164-lakh-women-supported-via-181-women-helpline-since-2015-govt-report',
          'https://www.thestatesman.com/cities/women-and-child-development-department-takes-over-helpline-181-in-delhi-1503316996.html',
        ],
      }),
      youth({
        name: 'Child Helpline',
        number: '1098',
        note: 'young',
        url: 'https://wcd.gov.in',
        sources: [
          'https://orissadiary.com/integration-of-child-helpline-with-erss-112-completed-in-9-states/',
          'https://www.hindustantimes.com/cities/lucknow-news/govt-to-launch-1098-helpline-units-at-18-railway-bus-stations-101743880754349.html',
        ],
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
        sources: [openHelplines('jp'), 'http://279338.jp/yorisoi/'],
      }),
      crisis({
        name: 'あなたのいばしょ',
        chat: 'https://talkme.jp/',
        url: 'https://talkme.jp',
        sources: [
          'https://www.wakapota.metro.tokyo.lg.jp/column/introduction.php?id=13',
          'https://kyoiku.yomiuri.co.jp/campus/contents/post-213.php',
        ],
      }),
      abuse({
        name: 'DV相談プラス',
        number: '0120-279-889',
        note: 'domestic-violence',
        chat: 'https://soudanplus.jp',
        url: 'https://soudanplus.jp',
        sources: [
          'https://www.gov-online.go.jp/cam/no_dvca/dv03/',
          'https://www.city.shiga-konan.lg.jp/shisei/jinken_danjo/danjo/15336.html',
        ],
      }),
      youth({
        name: '24時間子供SOSダイヤル',
        number: '0120-0-78310',
        note: 'young',
        url: 'https://www.mext.go.jp/a_menu/shotou/seitoshidou/1306988.htm',
        sources: [
          'https://www.mext.go.jp/a_menu/shotou/seitoshidou/1306988.htm',
          'https://resemom.jp/article/2019/08/23/52089.html',
        ],
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
        sources: [
          'http://gs.people.com.cn/BIG5/n2/2024/1227/c183356-41089989.html',
          'https://c.m.163.com/news/a/JKBD9CKU0514CC6P.html?from=subscribe',
        ],
      }),
      crisis({
        name: '北京市心理援助热线',
        number: '010-82951332',
        url: 'https://www.crisis.org.cn',
        sources: ['https://bhlgh.com/xwdt/yydt/14048.shtml', openHelplines('cn')],
      }),
      crisis({
        name: '希望24热线',
        number: '400-161-9995',
        url: 'http://www.hope9995.com',
        sources: [
          'http://www.why.com.cn/wx/article/2023/07/17/16895743881344178128.html',
          'http://xinlizaixian.com/news_cn.jsp?articleid=8401',
        ],
      }),
      abuse({
        name: '妇女维权公益服务热线',
        number: '12338',
        hours: 'office-hours-or-110',
        note: 'women',
        url: 'https://www.women.org.cn',
        sources: [
          'https://kunming.baogaosu.com/xinwen/%E5%A6%87%E5%A5%B3%E7%BB%B4%E6%9D%83%E5%85%AC%E7%9B%8A%E6%9C%8D%E5%8A%A1%E7%83%AD%E7%BA%BF%E5%AE%9E%E7%8E%B0%E7%94%B5%E4%BF%A1/25177976',
          'http://www.heyuanxw.com/2024/ms_0311/79083.html',
        ],
        verified: readOn,
      }),
      youth({
        name: '共青团 12355 青少年服务台',
        number: '12355',
        hours: 'differ-by-place',
        note: 'young',
        url: 'https://www.12355.net',
        sources: [
          'http://www.gx.chinanews.com/sh/2023-04-26/detail-ihcnvyrk7961341.shtml',
          'https://fx361.com/page/2023/0219/18517456.shtml',
        ],
      }),
    ],
  },
];
