/** The page behind the link of a password-reset mail, at the path the Auth emulator uses. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Identity } from '../identity/index';
import { IdentityError } from '../identity/index';
import { fieldOf } from './form';
import type { Html } from './layout';
import { alert, outcome, page } from './layout';

const TITLE = 'Choose a new password';
const DEAD_LINK = 'Your request to reset your password has expired or the link has already been used';
const MIN_PASSWORD = 8;

/** Routes at the root: the page and its form. */
export function resetPage(identity: Identity): Hono {
  const app = new Hono();

  app.get('/emulator/action', async (c) => {
    const oobCode = c.req.query('oobCode') ?? '';
    const email = await emailOf(identity, oobCode);
    if (email === null) return c.html(page(TITLE, deadLink()), 410);
    return c.html(page(TITLE, passwordForm(oobCode, email, null)));
  });

  app.post('/emulator/action', async (c) => {
    const form = await c.req.parseBody();
    const oobCode = fieldOf(form, 'oobCode');
    const password = typeof form['password'] === 'string' ? form['password'] : '';
    const email = await emailOf(identity, oobCode);
    if (email === null) return c.html(page(TITLE, deadLink()), 410);
    const problem = problemOf(password, form['repeat']);
    if (problem) return c.html(page(TITLE, passwordForm(oobCode, email, problem)), 400);
    await identity.resetPassword(oobCode, password);
    return c.html(
      page(TITLE, outcome(true, 'Password changed', 'Sign in on your TV with the new password.')),
    );
  });

  return app;
}

/** Whose password the code resets; null for a code that is unknown, used or expired. */
async function emailOf(identity: Identity, oobCode: string): Promise<string | null> {
  try {
    const { email, requestType } = await identity.resetPassword(oobCode);
    return requestType === 'PASSWORD_RESET' ? email : null;
  } catch (error) {
    if (error instanceof IdentityError) return null;
    throw error;
  }
}

function problemOf(password: string, repeat: unknown): string | null {
  if (password.length < MIN_PASSWORD) return `Password must be at least ${MIN_PASSWORD} characters`;
  return password === repeat ? null : "Password's doesn't match";
}

function deadLink(): Html {
  return outcome(false, 'This link no longer works', `${DEAD_LINK}. Ask for a new one on your TV.`);
}

function passwordForm(oobCode: string, email: string, problem: string | null): Html {
  return html`<h1>${TITLE}</h1>
    <p>For <strong>${email}</strong></p>
    ${alert(problem)}
    <form method="post" action="/emulator/action">
      <input type="hidden" name="oobCode" value="${oobCode}" />
      <input type="hidden" name="email" value="${email}" autocomplete="username" />
      <label class="field"
        >New password
        <input
          type="password"
          name="password"
          required
          autocomplete="new-password"
          minlength="${MIN_PASSWORD}"
      /></label>
      <label class="field"
        >The same again <input type="password" name="repeat" required autocomplete="new-password"
      /></label>
      <button>Save password</button>
    </form>`;
}
