/** What the service tells a guest, for tests that look for a certain title or compare the screen with it. */
import { parsePageChunk } from '../../src/contract/testing/parsePageChunk';
import type { Asset, Component } from '../../src/contract';
import type { App } from './app';

/** The first components of a page that have titles: the rows a guest sees, in their order. */
export async function rowsOf(app: App, pageId: string, limit: number): Promise<Component[]> {
  const page = parsePageChunk(
    await ask(app, `/api/page/${pageId}/components?skip=0&limit=${limit}`),
    () => {},
  );
  return page.components.data.filter(({ body }) => body.assets.length > 0);
}

async function ask(app: App, path: string): Promise<unknown> {
  const signUp = await fetch(`${app.url}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=k`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  const { idToken } = (await signUp.json()) as { idToken: string };
  const answer = await fetch(app.url + path, { headers: { authorization: `Bearer ${idToken}` } });
  if (!answer.ok) throw new Error(`GET ${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

/** The deployment's settings with some of them replaced, to be given as the body of a fault. */
export async function settingsWith(app: App, changes: Record<string, unknown>): Promise<object> {
  const settings = (await (await fetch(`${app.url}/api/settings`)).json()) as object;
  return { ...settings, ...changes };
}

/** What a title is called on the screen: its title, else its name, else the name the editors gave it. */
export function shownName(asset: Asset): string {
  return asset.title.trim() || asset.name.trim() || asset.administrativeName.trim();
}
