/**
 * Help lines by country, printed as they stand here; no guide ever writes a number. Sources: the lines' own pages,
 * read by eye. Every number is to be verified again within 12 months of `listedOn`, and by hand before a release.
 */
export interface Helpline {
  name: string;
  number: string;
  hours: string;
  url: string;
  /** Whom it is for, beside anyone in distress. */
  audience: 'anyone' | 'abuse' | 'young';
}

export interface CountryHelp {
  /** ISO 3166-1 alpha-2. */
  country: string;
  emergency: string;
  lines: Helpline[];
}

export const listedOn = '2026-11-20';

/** For every country that is not listed: a directory of checked lines. */
export const generalHelp = { name: 'Find A Helpline', url: 'https://findahelpline.com' } as const;

const always = '24 hours, every day';
const anyone = (name: string, number: string, url: string, hours = always): Helpline => ({
  name,
  number,
  hours,
  url,
  audience: 'anyone',
});
const abuse = (name: string, number: string, url: string, hours = always): Helpline => ({
  ...anyone(name, number, url, hours),
  audience: 'abuse',
});
const young = (name: string, number: string, url: string, hours = always): Helpline => ({
  ...anyone(name, number, url, hours),
  audience: 'young',
});

export const helplines: readonly CountryHelp[] = [
  {
    country: 'US',
    emergency: '911',
    lines: [
      anyone('988 Suicide & Crisis Lifeline (call or text)', '988', 'https://988lifeline.org'),
      abuse('National Domestic Violence Hotline', '1-800-799-7233', 'https://www.thehotline.org'),
      young('Childhelp National Child Abuse Hotline', '1-800-422-4453', 'https://www.childhelphotline.org'),
    ],
  },
  {
    country: 'GB',
    emergency: '999',
    lines: [
      anyone('Samaritans', '116 123', 'https://www.samaritans.org'),
      abuse('National Domestic Abuse Helpline', '0808 2000 247', 'https://www.nationaldahelpline.org.uk'),
      young('Childline', '0800 1111', 'https://www.childline.org.uk'),
    ],
  },
  {
    country: 'IE',
    emergency: '112',
    lines: [
      anyone('Samaritans', '116 123', 'https://www.samaritans.org/ireland'),
      abuse('Women’s Aid', '1800 341 900', 'https://www.womensaid.ie'),
      young('Childline', '1800 66 66 66', 'https://www.childline.ie'),
    ],
  },
  {
    country: 'CA',
    emergency: '911',
    lines: [
      anyone('9-8-8 Suicide Crisis Helpline (call or text)', '988', 'https://988.ca'),
      young('Kids Help Phone', '1-800-668-6868', 'https://kidshelpphone.ca'),
    ],
  },
  {
    country: 'AU',
    emergency: '000',
    lines: [
      anyone('Lifeline', '13 11 14', 'https://www.lifeline.org.au'),
      abuse('1800RESPECT', '1800 737 732', 'https://www.1800respect.org.au'),
      young('Kids Helpline', '1800 55 1800', 'https://kidshelpline.com.au'),
    ],
  },
  {
    country: 'NZ',
    emergency: '111',
    lines: [
      anyone('Need to talk? (call or text)', '1737', 'https://1737.org.nz'),
      abuse('Women’s Refuge', '0800 733 843', 'https://womensrefuge.org.nz'),
    ],
  },
  {
    country: 'DE',
    emergency: '112',
    lines: [
      anyone('TelefonSeelsorge', '0800 111 0 111', 'https://www.telefonseelsorge.de'),
      anyone('TelefonSeelsorge', '0800 111 0 222', 'https://www.telefonseelsorge.de'),
      abuse('Hilfetelefon Gewalt gegen Frauen', '116 016', 'https://www.hilfetelefon.de'),
    ],
  },
  {
    country: 'AT',
    emergency: '112',
    lines: [
      anyone('TelefonSeelsorge', '142', 'https://www.telefonseelsorge.at'),
      abuse('Frauenhelpline gegen Gewalt', '0800 222 555', 'https://www.frauenhelpline.at'),
      young('Rat auf Draht', '147', 'https://www.rataufdraht.at'),
    ],
  },
  {
    country: 'CH',
    emergency: '112',
    lines: [
      anyone('Die Dargebotene Hand', '143', 'https://www.143.ch'),
      young('Pro Juventute Beratung + Hilfe', '147', 'https://www.147.ch'),
    ],
  },
  {
    country: 'FR',
    emergency: '112',
    lines: [
      anyone('Numéro national de prévention du suicide', '3114', 'https://3114.fr'),
      abuse('Violences Femmes Info', '3919', 'https://arretonslesviolences.gouv.fr'),
      young('Allô enfance en danger', '119', 'https://www.allo119.gouv.fr'),
    ],
  },
  {
    country: 'ES',
    emergency: '112',
    lines: [
      anyone('Línea de atención a la conducta suicida', '024', 'https://www.sanidad.gob.es/linea024'),
      abuse('Violencia de género', '016', 'https://violenciagenero.igualdad.gob.es'),
    ],
  },
  {
    country: 'NL',
    emergency: '112',
    lines: [
      anyone('113 Zelfmoordpreventie', '113', 'https://www.113.nl'),
      abuse('Veilig Thuis', '0800 2000', 'https://veiligthuis.nl'),
    ],
  },
  {
    country: 'IN',
    emergency: '112',
    lines: [
      anyone('Tele MANAS', '14416', 'https://telemanas.mohfw.gov.in'),
      young('Childline', '1098', 'https://www.childlineindia.org'),
    ],
  },
  {
    country: 'JP',
    emergency: '110 (police), 119 (ambulance)',
    lines: [anyone('よりそいホットライン', '0120-279-338', 'https://www.since2011.net/yorisoi')],
  },
  {
    country: 'CN',
    emergency: '110（公安）、120（急救）',
    lines: [
      anyone('全国统一心理援助热线', '12356', 'https://www.nhc.gov.cn', 'hours differ by province'),
      anyone('北京心理危机研究与干预中心', '010-82951332', 'https://www.crisis.org.cn'),
    ],
  },
];
