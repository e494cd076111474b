/** Signing in by e-mail and recovering a password: forms, their messages, and what becomes of them. */
import type { Page } from 'playwright';
import { walkTo } from '../support/journeys';
import type { Tv } from '../support/tv';
import type { Journey } from './journey';
import { inPunjabi } from './steps';

type Steps = (tv: Tv) => Promise<void>;

const EMAIL = '/browser/welcome/email';
const RECOVER = '/browser/welcome/recover_password';
/** Nobody's, but of the right form. */
const STRANGER = 'ann.marie@example.com';

/** The code of a form comes when it is opened, and nothing tells that it is still on its way. */
const onForm: Steps = async (tv) => {
  await tv.waitForFocus({ id: 'email' });
};

const onCode: Steps = async (tv) => {
  await tv.waitFor({ id: 'code' });
};

const onNewCodeButton: Steps = async (tv) => {
  await tv.waitFor({ id: 'generate-code' });
  await walkTo(tv, { id: 'generate-code' }, ['up']);
};

/** Steps of a form just opened. */
const first =
  (steps: Steps): Steps =>
  async (tv) => {
    await onForm(tv);
    await steps(tv);
  };

/** Types into the field that has focus, sends the form, and waits for what comes of it. */
const sending =
  (text: string, button: string, result: string): Steps =>
  async (tv) => {
    await tv.type(text);
    await walkTo(tv, { id: button }, ['down']);
    await tv.press('enter');
    await tv.waitFor({ id: result });
  };

const fromCodeToEmail: Steps = async (tv) => {
  await tv.press('enter');
  await onForm(tv);
  await sending('', 'email-send', 'email-error')(tv);
};

const showPassword: Steps = async (tv) => {
  await tv.waitForFocus({ id: 'password' });
  await tv.type('not my password');
  await tv.press('right');
  await tv.waitForFocus({ id: 'password-reveal' });
  await tv.press('enter');
};

const goOnWithoutNetwork: Steps = async (tv) => {
  await tv.page.route('**/accounts:*', (route) => route.abort());
  await tv.press('enter');
  await tv.waitFor({ id: 'email-sign-in-problem' });
};

const refused: Steps = async (tv) => {
  await tv.page.unroute('**/accounts:*');
  await tv.press('enter');
  await tv.waitFor({ id: 'incorrect-credentials' });
};

/** The same address in every run and, in `answer`, the same code: both are in the QR picture. */
const samePairing =
  (answer: { status?: number; json?: { code: string; expiration: number } }) =>
  async (page: Page): Promise<void> => {
    await page.route('**/config.json', async (route) => {
      const response = await route.fetch();
      const config = (await response.json()) as object;
      await route.fulfill({ response, json: { ...config, pairUrl: 'https://proscenium.tv/pair' } });
    });
    await page.route('**/api/users/pair/code', (route) => route.fulfill(answer));
  };
/** `expiration` in seconds. */
const codeFor = (expiration: number) => ({ json: { code: 'KXR7WM', expiration } });

/** Text that has scrolled: the end is what one types. */
const LONG = `${'a.very.long.name.'.repeat(3)}of.a.viewer@example.com`;

export const SIGN_IN: readonly Journey[] = [
  {
    path: '/browser/welcome/code',
    prepare: samePairing(codeFor(300)),
    stops: [{ name: 'code', steps: onCode, canvas: true }],
  },
  {
    path: '/browser/welcome/code',
    // Dates stand still in pictures.
    prepare: samePairing(codeFor(0)),
    stops: [{ name: 'code-expired', steps: onNewCodeButton }],
  },
  {
    path: '/browser/welcome/code',
    prepare: samePairing({ status: 500 }),
    stops: [{ name: 'code-failed', steps: onNewCodeButton }],
  },
  {
    path: EMAIL,
    stops: [
      { name: 'email', steps: onForm, key: true, canvas: true },
      { name: 'email-required', steps: sending('', 'email-send', 'email-error') },
      { name: 'email-password-required', steps: sending('ann', 'email-send', 'password-error') },
      { name: 'email-password-shown', steps: showPassword },
      { name: 'email-invalid', steps: sending('', 'email-send', 'email-error') },
      { name: 'email-no-network', steps: afterCorrecting(goOnWithoutNetwork) },
      { name: 'incorrect-credentials', steps: refused },
    ],
  },
  {
    path: RECOVER,
    stops: [
      { name: 'recover', steps: onForm },
      { name: 'recover-invalid', steps: sending('ann', 'recover-send', 'email-error') },
      { name: 'recover-unknown', steps: sending('@example.com', 'recover-send', 'email-not-sent') },
    ],
  },
  {
    path: RECOVER,
    stops: [
      { name: 'recover-sent', steps: first(sending('demo@proscenium.tv', 'recover-send', 'email-sent')) },
    ],
  },
  {
    path: RECOVER,
    stops: [{ name: 'recover-unknown-long', steps: first(sending(LONG, 'recover-send', 'email-not-sent')) }],
  },
  {
    path: '/browser/welcome/code',
    prepare: async (page) => {
      await samePairing(codeFor(300))(page);
      await inPunjabi(page);
    },
    stops: [
      { name: 'code-punjabi', steps: onCode },
      { name: 'email-required-punjabi', steps: fromCodeToEmail },
    ],
  },
  {
    path: RECOVER,
    prepare: inPunjabi,
    stops: [
      {
        name: 'recover-sent-punjabi',
        steps: first(sending('demo@proscenium.tv', 'recover-send', 'email-sent')),
      },
    ],
  },
];

/** The address made whole, and focus on the button. */
function afterCorrecting(next: Steps): Steps {
  return async (tv) => {
    await tv.waitForFocus({ id: 'email' });
    await tv.type(STRANGER.slice('ann'.length));
    await walkTo(tv, { id: 'email-send' }, ['down']);
    await next(tv);
  };
}
