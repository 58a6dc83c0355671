/** Help lines of English-speaking countries. */
import { abuse, type CountryHelp, crisis, openHelplines, poison, youth } from './helpline.ts';

export const englishSpeaking: readonly CountryHelp[] = [
  {
    code: 'US',
    name: 'United States',
    emergency: '911',
    lines: [
      crisis({
        name: '988 Suicide & Crisis Lifeline',
        number: '988',
        note: 'call-or-text',
        url: 'https://988lifeline.org',
        source: 'https://www.samhsa.gov/mental-health/988',
        verified: openHelplines,
      }),
      abuse({
        name: 'National Domestic Violence Hotline',
        number: '1-800-799-7233',
        note: 'domestic-violence',
        url: 'https://www.thehotline.org',
        source:
          'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
      }),
      youth({
        name: 'Childhelp National Child Abuse Hotline',
        number: '1-800-422-4453',
        note: 'young',
        url: 'https://www.childhelphotline.org',
        source: 'https://childhelphotline.org/how-it-works',
      }),
      poison({
        name: 'Poison Help',
        number: '1-800-222-1222',
        url: 'https://poisonhelp.hrsa.gov',
        source: 'https://www.vumc.org/poison-control/about/when-you-call',
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
        url: 'https://www.samaritans.org',
        source: 'https://www.samaritans.org/how-we-can-help/contact-samaritan/talk-us-phone/',
        verified: openHelplines,
      }),
      abuse({
        name: 'National Domestic Abuse Helpline',
        number: '0808 2000 247',
        note: 'domestic-violence',
        url: 'https://www.nationaldahelpline.org.uk',
        source: 'https://gov.uk/government/news/refuge-awarded-grant-to-operate-domestic-abuse-helpline',
      }),
      youth({
        name: 'Childline',
        number: '0800 1111',
        note: 'under-19',
        url: 'https://www.childline.org.uk',
        source: 'https://learning.nspcc.org.uk/services/childline',
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
        source:
          'https://www.irishhealthpro.com/content/news/show/name/big-jump-in-calls-to-samaritans-since-2014',
      }),
      abuse({
        name: 'Women’s Aid',
        number: '1800 341 900',
        note: 'women',
        url: 'https://www.womensaid.ie',
        source: 'https://www.thejournal.ie/womens-aid-helpline-2-2964358-Sep2016/',
      }),
      youth({
        name: 'Childline',
        number: '1800 66 66 66',
        note: 'under-18',
        url: 'https://www.childline.ie',
        source: 'https://www.ispcc.ie/tag/childline/page/3/',
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
        note: 'call-or-text',
        url: 'https://988.ca',
        source:
          'https://www.canada.ca/en/public-health/news/2026/01/government-of-canada-announces-renewed-support-for-the-9-8-8-suicide-crisis-helpline.html',
        verified: openHelplines,
      }),
      youth({
        name: 'Kids Help Phone',
        number: '1-800-668-6868',
        note: 'young',
        url: 'https://kidshelpphone.ca',
        source: 'https://kidshelpphone.ca/get-involved/about-us/who-is-kids-help-phone/',
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
        url: 'https://www.lifeline.org.au',
        source: 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
      }),
      abuse({
        name: '1800RESPECT',
        number: '1800 737 732',
        note: 'domestic-and-sexual-violence',
        url: 'https://www.1800respect.org.au',
        source: 'https://docs.ozsparkhub.com.au/en/community/crisis/immediate-help',
      }),
      youth({
        name: 'Kids Helpline',
        number: '1800 55 1800',
        note: '5-to-25',
        url: 'https://kidshelpline.com.au',
        source: 'https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services',
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
        note: 'call-or-text',
        url: 'https://1737.org.nz',
        source: 'https://nzfamilies.org.nz/?p=1578',
      }),
      abuse({
        name: 'Women’s Refuge',
        number: '0800 733 843',
        note: 'women',
        url: 'https://womensrefuge.org.nz',
        source: 'https://womensrefuge.org.nz/get-help/',
      }),
      youth({
        name: 'Youthline',
        number: '0800 376 633',
        note: 'young',
        url: 'https://www.youthline.co.nz',
        source: 'https://www.healthinfo.org.nz/Emotional-physical-abuse.htm',
      }),
    ],
  },
];
