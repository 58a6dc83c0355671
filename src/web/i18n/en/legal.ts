import type { LegalPart, OperatorFacts } from '#shared/operator-facts.ts';
import { catalogue } from '../catalogue.ts';

/** By a part: the paragraph is there only where that part applies. */
export type LegalParagraph = string | { readonly [part in LegalPart]?: string };

export interface LegalSection {
  title: string;
  text: readonly LegalParagraph[];
  /** The address is in this section, instead of at the end of the page. */
  mail?: true;
  /** It is there only where a seller is set. */
  needsSeller?: true;
}

export interface LegalDocument {
  title: string;
  /** For search engines. */
  description: string;
  lead: LegalParagraph;
  sections: readonly LegalSection[];
}

/** Templates, to be read by a lawyer before real people pay: `LEGAL_REVIEWED`. */
export const legalTexts = catalogue('legal', {
  template:
    'This page is a template. The operator of this site has not confirmed yet that it was reviewed by a lawyer.',
  writeTo: 'Write to us:',
  noContact: 'The operator has not published contact details yet.',

  terms: (f: OperatorFacts): LegalDocument => ({
    title: 'Terms',
    description: 'What you can expect from this site, what it costs, and how you end it.',
    lead: {
      seller: `These terms are between you and ${f.SELLER_NAME}, ${f.SELLER_ADDRESS}. They apply when you use this site.`,
      'no-seller': 'These terms apply when you use this site.',
    },
    sections: [
      {
        title: 'What this is',
        text: [
          `${f.PRODUCT_NAME} is software that asks you questions about a question of your own and sums up your answers. It is not therapy, medical or legal advice, and nobody reads along who could help in an emergency. If you or somebody else is in danger, call your local emergency number. “Get help now” on every screen of a dialogue lists help lines.`,
          'It is for adults, 18 and over. You decide what you do with what you read here.',
        ],
      },
      {
        title: 'Your account',
        text: [
          'You need an account for a dialogue. Give an email address that you can read, keep your password to yourself, and tell us if somebody else has used your account. You can delete it at any time in Settings.',
        ],
      },
      {
        title: 'Subscription and price',
        text: [
          'A dialogue needs a subscription, by month or by year. The price, the currency and the date of the next charge are shown before you pay and in Settings. Prices include taxes where the law says so.',
          {
            'free-first':
              'Your first reflection is free, if it is saved: one for each person, and no payment method is asked for. It does not turn into a subscription.',
          },
          'The subscription renews for the same period until you cancel it. You cancel in Settings, in a few clicks and without giving a reason. You keep access until the end of the period you have paid for. Your finished reflections stay readable without a subscription.',
          'We tell you by email before a price changes for you. It does so only if you agree, or at your next renewal if you have not canceled by then and the law allows it.',
          'What you get back and when: see Refunds.',
        ],
      },
      {
        title: 'Your texts',
        text: [
          'What you write stays yours. We use it to run your dialogue and to show it to you again, for nothing else. Privacy says where it goes.',
          'Do not use the site to harm others, to break its security, or with programs that put a load on it that others feel. If you do, we may close your account; for what you have paid and not used, you get your money back.',
        ],
      },
      {
        title: 'What we promise, and what we do not',
        text: [
          'We keep the site running with care, but it can be down at times. Software makes mistakes: a summary can miss what matters to you. You can mark a line as not right.',
          'We are liable without limit for intent, gross negligence, and injury to life, body or health, and otherwise as the law of your country requires. Rights that the law gives you as a consumer stay as they are.',
        ],
      },
      {
        title: 'Changes, law and disputes',
        text: [
          'We may change these terms for a good reason, such as a new law or a new function. We tell you at least 30 days before by email, and you may cancel before they apply.',
          {
            seller: `The law at the seat of ${f.SELLER_NAME} applies.`,
            'no-seller': 'The law at the seat of the operator applies.',
          },
          'If you live elsewhere, you keep the protection that the law there gives you as a consumer and can go to court there.',
        ],
      },
    ],
  }),

  privacy: (f: OperatorFacts): LegalDocument => ({
    title: 'Privacy',
    description: 'What we store about you, where your words go, for how long, and how you delete them.',
    lead: {
      seller: `Responsible for your data: ${f.SELLER_NAME}, ${f.SELLER_ADDRESS}, ${f.SUPPORT_EMAIL}.`,
      'no-seller': 'What this site stores about you, what for, and for how long.',
    },
    sections: [
      {
        title: 'What you write',
        text: [
          'Your question, your answers and the results are stored on our server, encrypted with a key of your own, until you delete the reflection or your account. With “Leave no trace”, a dialogue is not stored at all.',
          {
            'built-in':
              'The guide that asks the questions runs on this server. Nothing you write in a dialogue leaves it.',
          },
          {
            model: `The guide uses an AI model: ${f.GUIDE_MODEL}. Your question and your answers go to that provider so that it can write the next question and the results. “Where your words went” lists each transfer of a reflection.`,
          },
          'These texts can say something about your health, your beliefs or your private life. We process them because you ask us to, and you withdraw that by deleting them.',
        ],
      },
      {
        title: 'Your account and payments',
        text: [
          'Your email address, your name and a protected form of your password, until you delete the account. If you sign in with Google or Apple: the number of your account there. Sign-ins, with the kind of browser: 90 days.',
          'Orders and payments. Card details go to the payment provider only, which also keeps records of its own. We keep payments as long as the law on bookkeeping says, without your name once the account is deleted.',
          'We need this to fulfil our contract with you and because the law asks for it.',
        ],
      },
      {
        title: 'In your browser',
        text: [
          'The site stores in your browser what it needs to work: your sign-in, your language, a dialogue that is not finished. There is no advertising, no tracking and no measuring by others, so there is no banner either. Signing out removes what belongs to you.',
        ],
      },
      {
        title: 'Who else takes part',
        text: [
          'Payment providers, when you pay. Google or Apple, when you sign in with them. A mail service, for the messages we send you. The company that runs the server for us. They work on our instructions or have duties of their own toward you.',
          'To show prices in your currency, your country may be looked up from your network address, which is not stored for this.',
        ],
      },
      {
        title: 'For how long',
        text: [
          'Deleting takes effect at once: a reflection or the account is removed, and the key that its texts were encrypted with is destroyed.',
          {
            backups: `Backups are kept for ${f.BACKUP_DAYS} days; the keys in them for at most 7 days, so texts cannot be read from older ones.`,
          },
        ],
      },
      {
        title: 'Your rights',
        text: [
          'In Settings, you can download everything we store about you and delete your account. You can also ask us to correct data, to restrict its use, or object to it; write to us. You can complain to the data protection authority where you live.',
        ],
      },
    ],
  }),

  refunds: (f: OperatorFacts): LegalDocument => ({
    title: 'Refunds',
    description: 'When you get your money back for a subscription, and how to ask for it.',
    lead: {
      seller: `${f.SELLER_NAME} sells the subscription and pays refunds.`,
      'no-seller': 'When you get your money back, and how to ask for it.',
    },
    sections: [
      {
        title: 'Your first payment',
        text: [
          {
            refund: `If you ask within ${f.REFUND_DAYS} days after your first payment, you get all of it back. You need not give a reason.`,
          },
          {
            'no-refund':
              'We make no promise beyond the law. What it gives you, such as a right of withdrawal, applies.',
          },
        ],
      },
      {
        title: 'Right of withdrawal',
        text: [
          'If you live in the European Union, the United Kingdom or another place with such a right, you can withdraw from the contract within 14 days without giving a reason. Write to us that you do. If you asked us to begin at once and have used the service by then, we may keep a share for the time used, where the law allows it.',
        ],
      },
      {
        title: 'After that',
        text: [
          'You can cancel at any time in Settings. You keep access until the end of the period you have paid for, and nothing more is charged. The rest of a period that has begun is not paid back, unless the law says so.',
          'If you were charged by mistake or twice, you get that back in any case. If the service did not work for you because of us, write to us.',
        ],
      },
      {
        title: 'How it works',
        text: [
          { seller: `Write to ${f.SUPPORT_EMAIL} from the address of your account.` },
          'Refunds go back the way you paid, usually within 14 days after we have your message.',
          'Deleting your account ends the subscription but is no request for a refund: please write first.',
        ],
      },
    ],
  }),

  contact: (f: OperatorFacts): LegalDocument => ({
    title: 'Contact',
    description: 'Who runs this site and how to reach them.',
    lead: {
      seller: 'The people who run this site.',
      'no-seller': 'The operator has not published contact details yet.',
    },
    sections: [
      {
        title: 'Email',
        text: [
          'For questions about your account, a payment, your data or this site. Please leave out of an email what you would not want to send unencrypted.',
        ],
        mail: true,
        needsSeller: true,
      },
      { title: 'Seller and operator', text: [f.SELLER_NAME, f.SELLER_ADDRESS], needsSeller: true },
      {
        title: 'If it is urgent',
        text: [
          'We cannot help in an emergency and do not read mail around the clock. If you or somebody else is in danger, call your local emergency number. “Get help now”, on every screen of a dialogue, lists help lines for your country.',
        ],
      },
    ],
  }),
});
