/** Samsung's and LG's sets under the product, where the system hides an application, shows it and asks it to open something. */
import type { Page } from 'playwright';
import type { FakePackagedSet, FakeRemote } from '../../platforms/fakeSet';
import { installTizen, TIZEN_REMOTE, TIZEN_USER_AGENT } from '../../platforms/tizen/fake';
import { installWebos, WEBOS_REMOTE, WEBOS_USER_AGENT } from '../../platforms/webos/fake';
import type { Tv } from './tv';

/** A set on which the application is installed as a package. */
export interface PackagedSet {
  readonly id: 'tizen' | 'webos';
  /** As its home screen or its search wraps what the application gave them. */
  wrap(path: string): unknown;
  /** Puts it under a page that it starts with `asked`, before the page's first script. */
  install(page: Page, asked: unknown): Promise<void>;
}

const REMOTES: Readonly<Record<PackagedSet['id'], FakeRemote>> = { tizen: TIZEN_REMOTE, webos: WEBOS_REMOTE };

async function setAgent(page: Page, userAgent: string): Promise<void> {
  await page.addInitScript((agent) => {
    Object.defineProperty(navigator, 'userAgent', { get: () => agent });
  }, userAgent);
}

export const PACKAGED_SETS: readonly PackagedSet[] = [
  {
    id: 'tizen',
    wrap: (path) => ({ values: path }),
    async install(page, asked) {
      await setAgent(page, TIZEN_USER_AGENT);
      await page.addInitScript(installTizen, { launch: asked });
    },
  },
  {
    id: 'webos',
    wrap: (path) => ({ contentTarget: path }),
    async install(page, asked) {
      await setAgent(page, WEBOS_USER_AGENT);
      await page.addInitScript(installWebos, { launch: asked });
    },
  },
];

/** The set around the page. */
const around = ({ page }: Tv) =>
  page.evaluateHandle(() => (window as unknown as { fakeSet: FakePackagedSet }).fakeSet);

/** The system asks the running application for something; null only brings it to the front. */
export async function askFor(tv: Tv, request: unknown): Promise<void> {
  await (await around(tv)).evaluate((set, asked) => set.launch(asked), request);
}

/** The set's home screen lies over the application, or no longer does. */
export async function setShown(tv: Tv, shown: boolean): Promise<void> {
  await (await around(tv)).evaluate((set, visible) => set.setVisible(visible), shown);
}

/** The remote's back key, by the number that the set has for it. */
export async function pressBack(tv: Tv, { id }: PackagedSet): Promise<void> {
  const code = REMOTES[id].back;
  if (code === undefined) throw new Error(`the remote of ${id} has no back`);
  await (await around(tv)).evaluate((set, keyCode) => set.press(keyCode), code);
}
