/** The legal-text provider: GET /legal/{type} gives HTML. With ?view=page it is a page of its own, for a phone. */
import { Hono } from 'hono';
import { html, raw } from 'hono/html';
import { privacyPolicy, termsAndConditions } from './legal-texts';
import { page } from './pages/layout';

const TEXTS: Readonly<Record<string, { title: string; body: string }>> = {
  'terms-and-conditions': { title: 'Terms & Conditions', body: termsAndConditions },
  'privacy-policy': { title: 'Privacy Policy', body: privacyPolicy },
};

/** Routes to be mounted at /legal. */
export function legalTexts(): Hono {
  const app = new Hono();
  app.get('/:type', (c) => {
    const type = c.req.param('type');
    const text = Object.hasOwn(TEXTS, type) ? TEXTS[type] : undefined;
    if (!text) return c.notFound();
    c.header('cache-control', 'public, max-age=300');
    const article = html`<article>
      <h1>${text.title}</h1>
      ${raw(text.body)}
    </article>`;
    return c.html(c.req.query('view') === 'page' ? page(text.title, article) : article);
  });
  return app;
}
