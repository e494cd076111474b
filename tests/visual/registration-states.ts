/** The states of registration and interests. */
import { pressMoving } from '../support/focus';
import { walkTo } from '../support/journeys';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi } from './steps';

const REGISTER = '/browser/welcome/register';
type Steps = (tv: Tv) => Promise<void>;

const inTurn =
  (...steps: readonly Steps[]): Steps =>
  async (tv) => {
    for (const step of steps) await step(tv);
  };

/** Writes into a field, wherever focus is in the form. */
const write =
  (field: string, text: string): Steps =>
  async (tv) => {
    await tv.waitFor({ id: `register-${field}` });
    await walkTo(tv, { id: `register-${field}` }, ['up', 'down']);
    await tv.type(text);
  };

const goOn: Steps = async (tv) => {
  await walkTo(tv, { id: 'register-continue' }, ['down']);
  await tv.press('enter');
};

const shows =
  (id: string): Steps =>
  async (tv) => {
    await tv.waitFor({ id });
  };

const toPasswords = inTurn(goOn, shows('register-password'));

/** A new account, as far as its interests. */
const toInterests = inTurn(
  write('email', 'asha@example.com'),
  toPasswords,
  write('password', 'popcorn2'),
  write('repeat', 'popcorn2'),
  goOn,
  shows('interest-cinema'),
);

const refuseSaving: Steps = async ({ page }) => {
  await page.route('**/users/profile/*', (route) => route.fulfill({ status: 500 }));
};

export const REGISTRATION: readonly Journey[] = [
  {
    path: REGISTER,
    stops: [
      { name: 'register-email', steps: shows('register-email'), canvas: true },
      { name: 'register-email-invalid', steps: inTurn(write('email', 'demo@proscenium'), goOn) },
      { name: 'register-password', steps: inTurn(write('email', '.tv'), toPasswords) },
      {
        name: 'register-password-short',
        steps: inTurn(write('password', 'seven77'), goOn, shows('register-password-error')),
      },
      {
        name: 'register-password-mismatch',
        steps: inTurn(
          write('password', '8'),
          write('repeat', 'seven777'),
          goOn,
          shows('register-repeat-error'),
        ),
        canvas: true,
      },
      {
        name: 'register-email-taken',
        steps: inTurn((tv) => tv.press('back'), write('repeat', '8'), goOn, shows('register-email-error')),
      },
    ],
  },
  {
    path: REGISTER,
    stops: [
      { name: 'interests', steps: toInterests, canvas: true },
      {
        name: 'interests-some',
        steps: inTurn(
          (tv) => tv.press('enter'),
          (tv) => pressMoving(tv, 'right'),
          (tv) => tv.press('enter'),
          (tv) => pressMoving(tv, 'down'),
        ),
        canvas: true,
      },
      {
        name: 'interests-no-preferences',
        steps: inTurn(
          (tv) => pressMoving(tv, 'right'),
          (tv) => tv.press('enter'),
        ),
      },
      {
        name: 'interests-refused',
        steps: inTurn(
          refuseSaving,
          (tv) => pressMoving(tv, 'down'),
          (tv) => tv.press('enter'),
          shows('interests-error'),
        ),
      },
    ],
  },
  {
    path: REGISTER,
    prepare: inPunjabi,
    stops: [
      {
        name: 'register-email-taken-punjabi',
        steps: inTurn(
          write('email', 'demo@proscenium.tv'),
          toPasswords,
          write('password', 'popcorn2'),
          write('repeat', 'popcorn2'),
          goOn,
          shows('register-email-error'),
        ),
      },
    ],
  },
];
