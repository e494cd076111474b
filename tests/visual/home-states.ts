/** A guest's home, each kind of row, and what stands in its place. */
import { pressMoving } from '../support/focus';
import { enterAsGuest } from '../support/journeys';
import type { Journey } from './journey';
import { askToLeave, homeIs, leaveQuestionForBrowse, neverAnswerPages, waitingFor, walks } from './steps';

const WELCOME = '/browser/welcome';

export const HOME: Journey = {
  path: WELCOME,
  stops: [
    { name: 'home', steps: enterAsGuest, key: true, canvas: true },
    { name: 'exit-dialog', steps: askToLeave, canvas: true },
    { name: 'menu', steps: leaveQuestionForBrowse, key: true, canvas: true },
    { name: 'home-live', steps: walks(['right', 1], ['down', 1]) },
    // The third slot keeps the focus from the fourth card on.
    { name: 'home-row', steps: walks(['down', 1], ['right', 4]), canvas: true },
    { name: 'home-portraits', steps: walks(['down', 1], ['right', 3]) },
    { name: 'home-billboard', steps: walks(['down', 1]), canvas: true },
    { name: 'home-expandable', steps: walks(['down', 1], ['right', 2]), canvas: true },
    { name: 'home-large-portraits', steps: walks(['down', 2], ['right', 1]) },
    { name: 'home-featured', steps: walks(['down', 1]), canvas: true },
    { name: 'home-second-jumbotron', steps: walks(['down', 5]) },
    // Past both its buttons is the next of its titles.
    { name: 'home-turned-jumbotron', steps: walks(['right', 2]) },
  ],
};

export const HOMES: readonly Journey[] = [
  HOME,
  { path: WELCOME, prepare: homeIs('live'), stops: [{ name: 'page-live', steps: enterAsGuest }] },
  {
    path: WELCOME,
    waiting: true,
    prepare: neverAnswerPages,
    stops: [{ name: 'page-skeleton', steps: waitingFor(2_100) }],
  },
  {
    path: WELCOME,
    prepare: homeIs('hostile'),
    stops: [
      {
        name: 'hostile-titles',
        steps: async (tv) => {
          await enterAsGuest(tv);
          await pressMoving(tv, 'down');
          await pressMoving(tv, 'right', 9);
        },
      },
    ],
  },
];
