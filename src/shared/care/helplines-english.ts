/** Help lines of English-speaking countries. */
import {
  abuse,
  type CountryHelp,
  crisis,
  eating,
  openHelplines,
  poison,
  sexualViolence,
  youth,
} from './helpline.ts';

export const englishSpeaking: readonly CountryHelp[] = [
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
];
