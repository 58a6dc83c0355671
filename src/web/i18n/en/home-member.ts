import { catalogue } from '../catalogue.ts';

/** The top of the landing page for people who are signed in. */
export const homeMemberTexts = catalogue('homeMember', {
  welcome: 'Good to see you.',
  askNew: 'Ask something new',
  answered: (count: number, when: string) =>
    count === 0
      ? `Started ${when}, no answer yet`
      : `${count === 1 ? 'One answer' : `${count} answers`}, ${when}`,
  today: 'today',
  yesterday: 'yesterday',
  goOn: 'Continue',
  startOver: 'Start over',
  opening: 'Opening...',
  checkInDue: 'Your check-in is due',
  checkInText: 'You wanted to look at this again. It takes 3 minutes.',
  checkInSealed: 'You sealed a guess about this. It takes 3 minutes.',
  openCheckIn: 'Open it',
  moreCheckIns: (count: number) => (count === 1 ? 'One more is due' : `${count} more are due`),
  lastInsights: 'Latest insights',
  seeAll: 'See all',
});
