/** The page /checkout: a viewer pays on the phone what was chosen on the television. Two demo cards: one works, one does not. */
import { Hono } from 'hono';
import { html } from 'hono/html';
import type { PriceSeed } from '../catalogue/index';
import type { CheckoutView, Checkouts } from '../checkout';
import { fieldOf } from './form';
import { freeDaysOf } from '../subscriptions';
import type { Html } from './layout';
import { alert, outcome, page } from './layout';

const TITLE = 'Checkout';
const ACCEPT_TERMS = 'Please check that you have read and agree to the Terms of Service';
const DECLINED = 'Your payment has failed. Please try a different payment method';

/** Routes at the root: the page and its form. */
export function checkoutPage(checkouts: Checkouts): Hono {
  const app = new Hono();

  app.get('/checkout', (c) => {
    const contextId = c.req.query('contextId') ?? '';
    const view = checkouts.find(contextId);
    if (!view) return c.html(page(TITLE, unknownCheckout()), 404);
    return c.html(page(TITLE, pageOf(contextId, view, null)));
  });

  app.post('/checkout', async (c) => {
    const form = await c.req.parseBody();
    const contextId = fieldOf(form, 'contextId');
    const view = checkouts.find(contextId);
    if (!view) return c.html(page(TITLE, unknownCheckout()), 404);
    const action = fieldOf(form, 'action');
    if (action === 'pay' && fieldOf(form, 'terms') === '') {
      return c.html(page(TITLE, pageOf(contextId, view, ACCEPT_TERMS)), 400);
    }
    checkouts.finish(contextId, action === 'pay' && fieldOf(form, 'card') === 'good' ? 'paid' : 'failed');
    return c.html(page(TITLE, pageOf(contextId, checkouts.find(contextId) ?? view, null)));
  });

  return app;
}

function pageOf(contextId: string, view: CheckoutView, problem: string | null): Html {
  switch (view.state) {
    case 'paid':
      return outcome(
        true,
        `${view.plan.name} is yours`,
        `${paidText(view.price)} Your TV goes on by itself.`,
      );
    case 'expired':
      return outcome(
        false,
        'This checkout has expired',
        'No payment was made. Start again on your TV, which shows a new code.',
      );
    case 'failed':
      return outcome(false, 'No payment was made', `${DECLINED}. Start again on your TV.`);
    case 'open':
      return payForm(contextId, view, problem);
  }
}

function unknownCheckout(): Html {
  return outcome(
    false,
    'Nothing to pay here',
    'This checkout does not exist any more. Choose the plan on your TV again.',
  );
}

function payForm(contextId: string, { plan, price }: CheckoutView, problem: string | null): Html {
  const promotion = promotionOf(price);
  return html`<h1>${plan.name}</h1>
    <p>${plan.description}</p>
    <div class="card">
      <div class="row">
        <span class="price">${money(price.amount, price.currency)}</span><span>${intervalOf(price)}</span>
      </div>
      ${promotion ? html`<div class="row"><span class="tag">${promotion}</span></div>` : ''}
      <ul>
        ${plan.details.map((detail) => html`<li>${detail}</li>`)}
      </ul>
    </div>
    ${alert(problem)}
    <form method="post" action="/checkout">
      <input type="hidden" name="contextId" value="${contextId}" />
      <fieldset>
        <legend>Pay with</legend>
        <label class="choice"
          ><input type="radio" name="card" value="good" checked /><span
            >•••• 4242<small>Demo card that works</small></span
          ></label
        >
        <label class="choice"
          ><input type="radio" name="card" value="declined" /><span
            >•••• 0002<small>Demo card that is declined</small></span
          ></label
        >
      </fieldset>
      <label class="choice"
        ><input type="checkbox" name="terms" value="yes" /><span
          >I have read and agree to the
          <a href="/legal/terms-and-conditions?view=page">Terms of Service</a></span
        ></label
      >
      <button name="action" value="pay">${payText(price)}</button>
      <button class="quiet" name="action" value="cancel" formnovalidate>Cancel payment</button>
    </form>
    <p style="margin-top:20px">No money moves: this is a demonstration.</p>`;
}

/** What the button does: free days are not paid for. */
function payText(price: PriceSeed): string {
  const amount = money(price.amount, price.currency);
  return freeDaysOf(price) > 0 ? `${daysFree(freeDaysOf(price))}, then ${amount}` : `Pay ${amount}`;
}

function paidText(price: PriceSeed): string {
  const amount = money(price.amount, price.currency);
  return freeDaysOf(price) > 0
    ? `Nothing was paid: ${amount} are due after ${daysFree(freeDaysOf(price))}.`
    : `You paid ${amount}.`;
}

const daysFree = (days: number): string => (days === 1 ? '1 day free' : `${days} days free`);

function money(minorUnits: number, currency: string): string {
  return `${(minorUnits / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

function intervalOf({ interval, intervalMultiplier }: PriceSeed): string {
  return intervalMultiplier === 1 ? `every ${interval}` : `every ${intervalMultiplier} ${interval}s`;
}

function promotionOf({ promotion, currency }: PriceSeed): string | null {
  switch (promotion?.discountType) {
    case 'period':
      return daysFree(promotion.amount);
    case 'amount':
      return `minus ${money(promotion.amount, currency)}`;
    case 'percentage':
      return `minus ${promotion.amount} percent`;
    case undefined:
      return null;
  }
}
