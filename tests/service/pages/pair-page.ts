/** The page /pair: a viewer confirms the code on the television by signing in on the phone. */
import type { Context } from 'hono';
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { Identity } from '../identity/index';
import { IdentityError } from '../identity/index';
import type { Pairing } from '../pairing';
import { normalizeCode } from '../pairing';
import { fieldOf } from './form';
import type { Html } from './layout';
import { alert, outcome, page } from './layout';

const TITLE = 'Sign in on your TV';

/** Routes at the root: the page and its form. */
export function pairPage(identity: Identity, pairing: Pairing): Hono {
  const app = new Hono();

  app.get('/pair', (c) => {
    const code = normalizeCode(c.req.query('code') ?? '');
    if (code === '') return c.html(page(TITLE, codeForm(null)));
    return pairing.state(code) === 'open' ? c.html(page(TITLE, signInForm(code, '', null))) : dead(c, code);
  });

  app.post('/pair', async (c) => {
    const form = await c.req.parseBody();
    const code = normalizeCode(fieldOf(form, 'code'));
    const email = fieldOf(form, 'email').trim();
    if (pairing.state(code) !== 'open') return dead(c, code);
    try {
      const account = await identity.checkPassword(email, fieldOf(form, 'password'));
      pairing.confirm(code, account.uid);
    } catch (error) {
      if (!(error instanceof IdentityError)) throw error;
      return c.html(page(TITLE, signInForm(code, email, explain(error))), 401);
    }
    return c.html(
      page('Signed in', outcome(true, 'Your TV is signed in', 'Put the phone down and enjoy the show.')),
    );
  });

  function dead(c: Context, code: string): Response | Promise<Response> {
    if (pairing.state(code) === 'confirmed') {
      const text = 'This code has already been confirmed. Your TV signs in by itself in a few seconds.';
      return c.html(page('Signed in', outcome(true, 'Already done', text)));
    }
    return c.html(
      page(
        TITLE,
        codeForm(
          'That code has expired or was never given out. Choose “Generate a new code” on your TV and enter the new one.',
        ),
      ),
      410,
    );
  }

  return app;
}

function codeForm(problem: string | null): Html {
  return html`<h1>${TITLE}</h1>
    <p>Enter the code shown on your television.</p>
    ${alert(problem)}
    <form method="get" action="/pair">
      <label class="field"
        >Code
        <input
          class="big"
          type="text"
          name="code"
          required
          maxlength="9"
          autocomplete="one-time-code"
          autocapitalize="characters"
          autofocus
      /></label>
      <button>Continue</button>
    </form>`;
}

function signInForm(code: string, email: string, problem: string | null): Html {
  return html`<h1>${TITLE}</h1>
    <p>Check that this is the code on your television.</p>
    <div class="code" aria-label="Code ${[...code].join(' ')}">${code}</div>
    ${alert(problem)}
    <form method="post" action="/pair">
      <input type="hidden" name="code" value="${code}" />
      <label class="field"
        >Email
        <input type="email" name="email" value="${email}" required autocomplete="username" inputmode="email"
      /></label>
      <label class="field"
        >Password <input type="password" name="password" required autocomplete="current-password"
      /></label>
      <button>Sign in on the TV</button>
    </form>`;
}

function explain(error: IdentityError): string {
  return error.message.startsWith('TOO_MANY_ATTEMPTS')
    ? 'Too many attempts. Wait a few minutes and try again.'
    : 'The email or the password is wrong. Please try again.';
}
