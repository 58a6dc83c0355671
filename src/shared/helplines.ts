/**
 * Help lines by country, shown exactly as listed; a guide never writes a number. Each line names the sources of its
 * number and hours and the date of the last check; nobody has called it. A test fails when a check is older than
 * 12 months (docs/care.md).
 */
import type { RiskKind } from './contract/shapes.ts';

/** When a line answers. The words are in the care texts of each language. */
export type LineHours =
  | 'all-day'
  | 'at-least-18-hours'
  | 'differ-by-place'
  | 'every-day-11-to-21'
  | 'every-day-8-to-24'
  | 'monday-to-friday-9-to-19-eastern'
  | 'monday-to-friday-15-to-20'
  | 'monday-to-saturday-14-to-20'
  | 'office-hours-or-110';

/** Who a line is for, or how else to reach it. The words are in the care texts of each language. */
export type LineNote =
  | '5-to-25'
  | 'domestic-and-sexual-violence'
  | 'domestic-violence'
  | 'english-and-chinese'
  | 'under-18'
  | 'under-19'
  | 'women'
  | 'young';

export interface Helpline {
  /** As the line calls itself. */
  name: string;
  /** Missing where a line is reached in writing only. */
  number?: string;
  /** A number that takes text messages, with the word to begin with if it wants one. */
  text?: { number: string; word?: string };
  /** The page of its chat, or the site that has it; a chat may be open for fewer hours than the phone. */
  chat?: string;
  hours: LineHours;
  note?: LineNote;
  url: string;
  /** The kinds of risk it is for; it is listed first on the help page of such a risk. */
  kinds: readonly RiskKind[];
  /** The pages that give number and hours, as far as possible two that are independent of each other. */
  sources: readonly string[];
  /** The date on which they were last checked, ISO 8601. */
  verified: string;
}

export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** The country's name in its own language, as people there look for it in a list. */
  name: string;
  /** One number that can be dialled, for an ambulance at least. */
  emergency: string;
  /** If the police have a different number. */
  police?: string;
  lines: readonly Helpline[];
}

/** What a list states about a line; the rest has defaults. */
type Entry = Pick<Helpline, 'name' | 'number' | 'url' | 'sources' | 'text' | 'chat'> & {
  hours?: LineHours;
  note?: LineNote;
  verified?: string;
};

/** The date on which two sources of each line were read and agreed. */
const confirmedOn = '2026-11-22';
/** The date of an earlier check, for a line whose number or hours only one source gives. */
const readOn = '2026-11-20';
/** Where open-helplines (data under CC0) lists the lines of a country; its maintainers name their source there. */
const openHelplines = (country: string) =>
  `https://github.com/Kouki-odaka/open-helplines/blob/main/data/countries/${country}/helplines.json`;
/** Makes a function that creates the entry of a line for these kinds of risk. */
const lineFor =
  (...kinds: RiskKind[]) =>
  (entry: Entry): Helpline => ({ hours: 'all-day', verified: confirmedOn, ...entry, kinds });

const crisis = lineFor('self-harm', 'violence');
const abuse = lineFor('abuse', 'sexual-violence');
const sexualViolence = lineFor('sexual-violence');
const eating = lineFor('eating');
const youth = lineFor('minor');
const poison = lineFor('medical');

/** English-speaking countries first, then the others. */
const countries: readonly CountryHelp[] = [
  {
    code: 'US',
    name: 'United States',
    emergency: '911',
    lines: [
      crisis({
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        text: { number: '988' },
        chat: 'https://988lifeline.org/chat/',
        url: 'https://988lifeline.org',
        sources: [openHelplines('us'), 'https://www.sfsuicide.org/about-988/'],
      }),
      crisis({
        name: 'Crisis Text Line',
        text: { number: '741741', word: 'HOME' },
        url: 'https://www.crisistextline.org',
        sources: [
          openHelplines('us'),
          'http://www.sfisd.net/apps/pages/index.jsp?uREC_ID=1473130&type=d&pREC_ID=1625729',
        ],
      }),
      sexualViolence({
        name: 'National Sexual Assault Hotline (RAINN)',
        number: '1-800-656-4673',
        chat: 'https://hotline.rainn.org/online',
        url: 'https://rainn.org',
        sources: [
          'https://span.state.gov/social-development/sms-sos/20140901',
          'https://fiveshoutsout.com/rainn-5-fast-facts-you-need-to-know/',
        ],
      }),
      abuse({
        name: 'National Domestic Violence Hotline',
        number: '1-800-799-7233',
        note: 'domestic-violence',
        text: { number: '88788', word: 'START' },
        chat: 'https://www.thehotline.org',
        url: 'https://www.thehotline.org',
        sources: [
          'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
          'https://areachbeyondthesurface.org/the-national-domestic-violence-hotline-a-lifeline-for-those-in-crisis',
        ],
      }),
      youth({
        name: 'Childhelp National Child Abuse Hotline',
        number: '1-800-422-4453',
        note: 'young',
        text: { number: '1-800-422-4453' },
        chat: 'https://www.childhelphotline.org',
        url: 'https://www.childhelphotline.org',
        sources: [
          'https://childhelphotline.org/how-it-works',
          'https://mochildcareaware.org/child-care-educator-child-abuse-hotlines',
        ],
      }),
      poison({
        name: 'Poison Help',
        number: '1-800-222-1222',
        url: 'https://poisonhelp.hrsa.gov',
        sources: [
          'https://www.vumc.org/poison-control/about/when-you-call',
          'https://hiprc.org/blog/nppw24/nggallery/image/1_hiprc-nppw24-safety-tip-5/',
        ],
      }),
      eating({
        name: 'National Alliance for Eating Disorders',
        number: '1-866-662-1235',
        hours: 'monday-to-friday-9-to-19-eastern',
        url: 'https://www.allianceforeatingdisorders.com',
        sources: ['https://github.com/GalSomovic/openGym/blob/main/apple/App/GymFree/Legal/Helplines.swift'],
        verified: '2026-10-05',
      }),
    ],
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    emergency: '999',
    lines: [
      crisis({
        name: 'Samaritans',
        number: '116 123',
        chat: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/',
        url: 'https://www.samaritans.org',
        sources: [
          openHelplines('gb'),
          'https://samaritans.org/branches/coventry/coventry-branch-news/coventry-samaritans-will-be-open-usual-over-christmas',
        ],
      }),
      crisis({
        name: 'Shout',
        text: { number: '85258', word: 'SHOUT' },
        url: 'https://giveusashout.org',
        sources: ['https://giveusashout.org/about-us/faq', openHelplines('gb')],
      }),
      sexualViolence({
        name: 'Rape Crisis England & Wales',
        number: '0808 500 2222',
        chat: 'https://247sexualabusesupport.org.uk',
        url: 'https://247sexualabusesupport.org.uk',
        sources: [
          'https://247sexualabusesupport.org.uk/faqs/',
          'https://github.com/Brachalicious/www-mrsanonymous-org-ae696bd0/blob/main/src/routes/resources.tsx',
        ],
      }),
      abuse({
        name: 'National Domestic Abuse Helpline',
        number: '0808 2000 247',
        note: 'domestic-violence',
        chat: 'https://www.nationaldahelpline.org.uk',
        url: 'https://www.nationaldahelpline.org.uk',
        sources: [
          'https://gov.uk/government/news/refuge-awarded-grant-to-operate-domestic-abuse-helpline',
          'https://refuge.org.uk/news/refuge-responds-to-reports-of-potential-increase-in-domestic-abuse-during-covid-19',
        ],
      }),
      youth({
        name: 'Childline',
        number: '0800 1111',
        note: 'under-19',
        chat: 'https://www.childline.org.uk/get-support/1-2-1-counsellor-chat/',
        url: 'https://www.childline.org.uk',
        sources: [
          'https://learning.nspcc.org.uk/services/childline',
          'https://www.sunderlandecho.com/news/opinion/columnists/childline-advice-when-a-child-contacts-us-we-will-listen-and-support-them-3817957',
        ],
      }),
      eating({
        name: 'Beat',
        number: '0808 801 0677',
        hours: 'monday-to-friday-15-to-20',
        url: 'https://www.beateatingdisorders.org.uk',
        sources: ['https://github.com/GalSomovic/openGym/blob/main/apple/App/GymFree/Legal/Helplines.swift'],
        verified: '2026-10-05',
      }),
    ],
  },
  {
    code: 'IE',
    name: 'Ireland',
    emergency: '112',
    lines: [
      crisis({
        name: 'Samaritans',
        number: '116 123',
        url: 'https://www.samaritans.org/ireland',
        sources: [
          'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
          openHelplines('gb'),
        ],
      }),
      crisis({
        name: 'Text About It',
        text: { number: '50808', word: 'HELLO' },
        url: 'https://www.textaboutit.ie',
        sources: [
          'https://www.irishexaminer.com/news/arid-31005605.html',
          'https://avondhupress.ie/live-saving-innovative-24-7-text-service-launches-in-ireland/',
        ],
      }),
      sexualViolence({
        name: 'National Rape Crisis Helpline',
        number: '1800 77 88 88',
        chat: 'https://www.drcc.ie',
        url: 'https://www.drcc.ie',
        sources: [
          'https://drcc.ie/news-resources/christmas-can-be-difficult-and-lonely-time-but-support-is-th',
          'https://her.ie/news/rape-crisis-centre-helpline-sees-increase-calls-according-new-report-509678',
        ],
      }),
      abuse({
        name: 'Women’s Aid',
        number: '1800 341 900',
        note: 'women',
        url: 'https://www.womensaid.ie',
        sources: [
          'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
          'https://irishcentral.com/news/womens-aid-domestic-violence-helpline',
        ],
      }),
      youth({
        name: 'Childline',
        number: '1800 66 66 66',
        note: 'under-18',
        text: { number: '50101' },
        chat: 'https://www.childline.ie',
        url: 'https://www.childline.ie',
        sources: [
          'https://www.ispcc.ie/childlines-24-7-support-line-conversations-in-the-lead-up-to-christmas/',
          'https://www.independent.ie/regionals/corkman/news/sharp-increase-in-contacts-to-childline-over-christmas-41197253.html',
        ],
      }),
    ],
  },
  {
    code: 'CA',
    name: 'Canada',
    emergency: '911',
    lines: [
      crisis({
        name: '9-8-8: Suicide Crisis Helpline',
        number: '988',
        text: { number: '988' },
        url: 'https://988.ca',
        sources: [openHelplines('ca'), 'https://cmhasaskatoon.ca/9-8-8/'],
      }),
      youth({
        name: 'Kids Help Phone',
        number: '1-800-668-6868',
        note: 'young',
        text: { number: '686868', word: 'CONNECT' },
        chat: 'https://kidshelpphone.ca',
        url: 'https://kidshelpphone.ca',
        sources: [
          'https://kidshelpphone.ca/get-involved/about-us/who-is-kids-help-phone/',
          'https://www.cbc.ca/news/health/mental-health-crisis-text-kids-help-phone-1.4894118',
        ],
      }),
    ],
  },
  {
    code: 'AU',
    name: 'Australia',
    emergency: '000',
    lines: [
      crisis({
        name: 'Lifeline',
        number: '13 11 14',
        text: { number: '0477 13 11 14' },
        chat: 'https://www.lifeline.org.au/crisis-chat/',
        url: 'https://www.lifeline.org.au',
        sources: [
          'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
          'https://www.thepushupchallenge.com.au/blog/what-happens-when-you-call-lifeline-',
        ],
      }),
      abuse({
        name: '1800RESPECT',
        number: '1800 737 732',
        note: 'domestic-and-sexual-violence',
        text: { number: '0458 737 732' },
        chat: 'https://www.1800respect.org.au',
        url: 'https://www.1800respect.org.au',
        sources: [
          'https://www.1800respect.org.au/terms-and-conditions',
          'https://articles.listnr.com/news/expansion-of-domestic-violence-hotline-now-includes-text-services/',
        ],
      }),
      youth({
        name: 'Kids Helpline',
        number: '1800 55 1800',
        note: '5-to-25',
        chat: 'https://kidshelpline.com.au/get-help/webchat-counselling',
        url: 'https://kidshelpline.com.au',
        sources: [
          'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
          'https://www.openaustralia.org.au/debates/?id=2023-03-20.209.2',
        ],
      }),
      eating({
        name: 'Butterfly National Helpline',
        number: '1800 33 4673',
        hours: 'every-day-8-to-24',
        chat: 'https://butterfly.org.au',
        url: 'https://butterfly.org.au',
        sources: [
          'https://butterfly.org.au/news/butterfly-foundation-national-helpline-1800-ed-hope-expands-hours-of-operation-for-eating-disorders/',
          'https://github.com/GalSomovic/openGym/blob/main/apple/App/GymFree/Legal/Helplines.swift',
        ],
      }),
    ],
  },
  {
    code: 'NZ',
    name: 'New Zealand',
    emergency: '111',
    lines: [
      crisis({
        name: '1737, Need to talk?',
        number: '1737',
        text: { number: '1737' },
        url: 'https://1737.org.nz',
        sources: [
          'https://nzfamilies.org.nz/?p=1578',
          'http://www.newshub.co.nz/home/health/2017/06/combined-text-and-call-helpline-to-assist-mental-health-crunch.html',
        ],
      }),
      sexualViolence({
        name: 'Safe to talk',
        number: '0800 044 334',
        text: { number: '4334' },
        chat: 'https://safetotalk.nz',
        url: 'https://safetotalk.nz',
        sources: [
          'https://www.2shine.org.nz/news/help-is-available-during-covid-19-traffic-light-settings/',
          'http://skifmnetwork.co.nz/2018/06/29/teenagers-swamp-sexual-assault-helpline-in-first-month-of-launch/',
        ],
      }),
      abuse({
        name: 'Women’s Refuge',
        number: '0800 733 843',
        note: 'women',
        chat: 'https://womensrefuge.org.nz/get-help/',
        url: 'https://womensrefuge.org.nz',
        sources: [
          'https://womensrefuge.org.nz/get-help/',
          'https://www.govt.nz/browse/law-crime-and-justice/abuse-harassment-domestic-violence/domestic-and-family-violence/',
        ],
      }),
      youth({
        name: 'Youthline',
        number: '0800 376 633',
        note: 'young',
        text: { number: '234' },
        url: 'https://www.youthline.co.nz',
        sources: [
          'http://youthaffairs.govt.nz/news/2012/youthline.html',
          'https://livenews.co.nz/2023/11/04/social-services-youthline-moves-to-24-7-counselling-service-with-support-from-asb',
        ],
      }),
    ],
  },
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

export const helplines = {
  /** The oldest date of a check. */
  checkedOn: countries.flatMap(({ lines }) => lines.map(({ verified }) => verified)).toSorted()[0] ?? '',
  /** A directory of checked lines, for countries that are not listed. */
  directory: { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  countries,
} as const;

/** The kinds whose lines fit, best first: many countries have no line for a kind. */
const fittingKinds: Record<RiskKind, readonly RiskKind[]> = {
  'self-harm': ['self-harm'],
  eating: ['eating', 'self-harm'],
  medical: ['medical', 'self-harm'],
  violence: ['violence', 'self-harm'],
  abuse: ['abuse', 'self-harm'],
  'sexual-violence': ['sexual-violence', 'abuse', 'self-harm'],
  minor: ['minor', 'self-harm'],
  'someone-else': ['someone-else', 'self-harm'],
  bereaved: ['bereaved', 'self-harm'],
};

/** The place of a line among those that fit, 0 being the best; undefined where it does not fit. */
function findRank({ kinds }: Helpline, kind: RiskKind): number | undefined {
  const rank = fittingKinds[kind].findIndex((fitting) => kinds.includes(fitting));
  return rank < 0 ? undefined : rank;
}

/** Whether a line is for this kind of risk, or for one that comes close. */
export const fits = (line: Helpline, kind: RiskKind): boolean => findRank(line, kind) !== undefined;

/** The lines of a country, best fit first, those that answer all day before others, otherwise in their order. */
export function sortLines(country: CountryHelp, kind: RiskKind): readonly Helpline[] {
  const key = (line: Helpline) =>
    2 * (findRank(line, kind) ?? fittingKinds[kind].length) + (line.hours === 'all-day' ? 0 : 1);
  return country.lines.toSorted((a, b) => key(a) - key(b));
}

/**
 * At most two lines that fit. With the emergency number these are three: somebody in need should not have to choose
 * from a list. Where neither would answer all day, the second is one that does.
 */
export function chooseLines(country: CountryHelp, kind: RiskKind): readonly Helpline[] {
  const fitting = sortLines(country, kind).filter((line) => fits(line, kind));
  const [best, next] = fitting;
  if (!best || !next) return fitting;
  const isOpen = ({ hours }: Helpline) => hours === 'all-day';
  return [best, isOpen(best) || isOpen(next) ? next : (fitting.find(isOpen) ?? next)];
}
