/**
 * Help lines by country, printed as they stand here; no guide ever writes a number. Gathered from the lines' public
 * announcements; every number is to be verified again within 12 months of `listedOn`, and by hand before a release.
 */
export interface Helpline {
  name: string;
  number: string;
  hours: string;
  url: string;
}

export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  code: string;
  /** In the country's own words, as people there look for it in a list. */
  name: string;
  /** One number that can be dialled. */
  emergency: string;
  lines: readonly Helpline[];
}

const line = (name: string, number: string, url: string, hours = '24/7'): Helpline => ({
  name,
  number,
  hours,
  url,
});

const countries: readonly CountryHelp[] = [
  {
    code: 'US',
    name: 'United States',
    emergency: '911',
    lines: [
      line('988 Suicide & Crisis Lifeline (call or text)', '988', 'https://988lifeline.org'),
      line('National Domestic Violence Hotline', '1-800-799-7233', 'https://www.thehotline.org'),
      line('Childhelp National Child Abuse Hotline', '1-800-422-4453', 'https://www.childhelphotline.org'),
    ],
  },
  {
    code: 'GB',
    name: 'United Kingdom',
    emergency: '999',
    lines: [
      line('Samaritans', '116 123', 'https://www.samaritans.org'),
      line('National Domestic Abuse Helpline', '0808 2000 247', 'https://www.nationaldahelpline.org.uk'),
      line('Childline (under 19)', '0800 1111', 'https://www.childline.org.uk'),
    ],
  },
  {
    code: 'IE',
    name: 'Ireland',
    emergency: '112',
    lines: [
      line('Samaritans', '116 123', 'https://www.samaritans.org/ireland'),
      line('Women’s Aid (domestic abuse)', '1800 341 900', 'https://www.womensaid.ie'),
      line('Childline (under 18)', '1800 66 66 66', 'https://www.childline.ie'),
    ],
  },
  {
    code: 'CA',
    name: 'Canada',
    emergency: '911',
    lines: [
      line('9-8-8 Suicide Crisis Helpline (call or text)', '988', 'https://988.ca'),
      line('Kids Help Phone (young people)', '1-800-668-6868', 'https://kidshelpphone.ca'),
    ],
  },
  {
    code: 'AU',
    name: 'Australia',
    emergency: '000',
    lines: [
      line('Lifeline', '13 11 14', 'https://www.lifeline.org.au'),
      line(
        '1800RESPECT (domestic, family and sexual violence)',
        '1800 737 732',
        'https://www.1800respect.org.au',
      ),
      line('Kids Helpline (under 26)', '1800 55 1800', 'https://kidshelpline.com.au'),
    ],
  },
  {
    code: 'NZ',
    name: 'New Zealand',
    emergency: '111',
    lines: [
      line('Need to talk? (call or text)', '1737', 'https://1737.org.nz'),
      line('Women’s Refuge (domestic abuse)', '0800 733 843', 'https://womensrefuge.org.nz'),
    ],
  },
  {
    code: 'DE',
    name: 'Deutschland',
    emergency: '112',
    lines: [
      line('TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'),
      line('TelefonSeelsorge', '0800 111 0 222', 'https://www.telefonseelsorge.de'),
      line('Hilfetelefon Gewalt gegen Frauen', '116 016', 'https://www.hilfetelefon.de'),
    ],
  },
  {
    code: 'AT',
    name: 'Österreich',
    emergency: '112',
    lines: [
      line('TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at'),
      line('Frauenhelpline gegen Gewalt', '0800 222 555', 'https://www.frauenhelpline.at'),
      line('Rat auf Draht (Jugend)', '147', 'https://www.rataufdraht.at'),
    ],
  },
  {
    code: 'CH',
    name: 'Schweiz / Suisse / Svizzera',
    emergency: '112',
    lines: [
      line('Die Dargebotene Hand', '143', 'https://www.143.ch'),
      line('Pro Juventute Beratung + Hilfe (Jugend)', '147', 'https://www.147.ch'),
    ],
  },
  {
    code: 'FR',
    name: 'France',
    emergency: '112',
    lines: [
      line('Numéro national de prévention du suicide', '3114', 'https://3114.fr'),
      line('Violences Femmes Info', '3919', 'https://arretonslesviolences.gouv.fr'),
      line('Allô enfance en danger', '119', 'https://www.allo119.gouv.fr'),
    ],
  },
  {
    code: 'ES',
    name: 'España',
    emergency: '112',
    lines: [
      line('Línea de atención a la conducta suicida', '024', 'https://www.sanidad.gob.es/linea024'),
      line('Violencia de género', '016', 'https://violenciagenero.igualdad.gob.es'),
    ],
  },
  {
    code: 'NL',
    name: 'Nederland',
    emergency: '112',
    lines: [
      line('113 Zelfmoordpreventie', '113', 'https://www.113.nl'),
      line('Veilig Thuis (huiselijk geweld)', '0800 2000', 'https://veiligthuis.nl'),
    ],
  },
  {
    code: 'IN',
    name: 'India',
    emergency: '112',
    lines: [
      line('Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in'),
      line('Childline (under 18)', '1098', 'https://www.childlineindia.org'),
    ],
  },
  {
    code: 'JP',
    name: '日本',
    emergency: '119',
    lines: [
      line('警察', '110', 'https://www.npa.go.jp'),
      line('よりそいホットライン', '0120-279-338', 'https://www.since2011.net/yorisoi'),
    ],
  },
  {
    code: 'CN',
    name: '中国大陆',
    emergency: '120',
    lines: [
      line('公安', '110', 'https://www.mps.gov.cn'),
      line('全国统一心理援助热线', '12356', 'https://www.nhc.gov.cn', '≥ 18 h'),
      line('北京心理危机研究与干预中心', '010-82951332', 'https://www.crisis.org.cn'),
    ],
  },
];

export const helplines = {
  listedOn: '2026-11-20',
  /** For every country that is not listed: a directory of checked lines. */
  directory: { name: 'Find A Helpline', url: 'https://findahelpline.com' },
  countries,
} as const;
