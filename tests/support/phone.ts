/**
 * The viewer's phone: another machine with a browser of its own, behind which the set is never hidden. It opens what the QR
 * codes carry.
 */
import type { Page } from 'playwright';
import type { Tv } from './tv';

const CHECKOUT = '/api/payments/attributed-checkout';

/** Does something on a page that the phone opens; the phone is put away afterwards. */
export async function onPhone(tv: Tv, url: string, act: (page: Page) => Promise<void>): Promise<void> {
  const phone = await tv.page.context().browser()?.newContext();
  if (phone === undefined) throw new Error('no browser for the phone');
  try {
    const page = await phone.newPage();
    await page.goto(url);
    await act(page);
  } finally {
    await phone.close();
  }
}

/** Confirms the code that the set shows. */
export async function signInOnPhone(tv: Tv, serviceUrl: string, account: 'demo' | 'free'): Promise<void> {
  const { name } = await tv.waitFor({ id: 'code' });
  await onPhone(tv, `${serviceUrl}/pair?code=${name.replaceAll(' ', '')}`, async (page) => {
    await page.fill('[name=email]', `${account}@proscenium.tv`);
    await page.fill('[name=password]', 'popcorn1');
    await page.click('button');
    await page.getByText('Your TV is signed in').waitFor();
  });
}

/** Agrees to the terms by `act`. @returns the address for the phone, whose QR code may be gone again where a poll fails at once */
export async function openingCheckout(tv: Tv, act: () => Promise<void>): Promise<string> {
  const answer = tv.page.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().endsWith(CHECKOUT),
  );
  await act();
  const { url } = (await (await answer).json()) as { url: string };
  return url;
}

/** Agrees to the terms by `act`; gives the address that the QR code then carries. */
export async function agreeing(tv: Tv, act: () => Promise<void>): Promise<string> {
  const url = await openingCheckout(tv, act);
  await tv.waitFor({ id: 'checkout-qr', name: 'Scan the QR code to pay on your phone' });
  return url;
}

/** Pays with the demo card that works, or as `choices` say. @returns what the page's button said */
export async function payOnPhone(
  tv: Tv,
  url: string,
  choices: Readonly<Record<string, string>> = { terms: 'yes' },
): Promise<string> {
  let said = '';
  await onPhone(tv, url, async (page) => {
    for (const [name, value] of Object.entries(choices)) await page.check(`[name=${name}][value=${value}]`);
    said = (await page.textContent('button[value=pay]')) ?? '';
    await page.click('button[value=pay]');
  });
  return said;
}
