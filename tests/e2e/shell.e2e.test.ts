/** What a deployment sets: settings before the first screen, its name, logo, colours and fonts. */
import { expect, test } from 'vitest';
import { useApp } from '../support/app';
import { flatten } from '../support/scene';

const app = useApp();

/** The service's own settings with some of them changed. */
async function settingsWith(change: (settings: Settings) => void, delayMs = 0): Promise<void> {
  await app.reset();
  const settings = (await (await fetch(`${app.url}/api/settings`)).json()) as Settings;
  change(settings);
  await app.fault({ match: 'GET /api/settings', times: null, body: settings, delayMs });
}

interface Settings {
  appName: string;
  theme: {
    images: { logo: string | null };
    colors: Record<string, string>;
    fonts: { fontUrl: string; fontFamily: string; weight: number }[];
  };
}

const nodesOf = async (tv: Awaited<ReturnType<typeof app.open>>) => flatten(await tv.scene());

test('[SHELL-05] settings come before the first screen: until then there is the splash, then their name', async () => {
  await settingsWith((settings) => {
    settings.appName = 'Lantern';
  }, 1500);
  const tv = await app.open('/');
  await tv.waitFor({ id: 'splash' });
  expect((await nodesOf(tv)).some((node) => node.id === 'welcome')).toBe(false);
  await tv.waitFor({ id: 'welcome' });
  expect((await nodesOf(tv)).find((node) => node.id === 'welcome')?.name).toBe('Lantern');
});

test('[SHELL-09] the logo is on the welcome screen; without one, or when it does not load, the name', async () => {
  await settingsWith((settings) => {
    settings.theme.images.logo = '/images/brand/logo.png';
  });
  const withLogo = await app.open('/');
  await withLogo.waitFor({ role: 'image', name: 'Proscenium' });

  await settingsWith((settings) => {
    settings.theme.images.logo = null;
  });
  const without = await app.open('/');
  await without.waitFor({ role: 'text', name: 'PROSCENIUM' });

  await settingsWith((settings) => {
    settings.theme.images.logo = '/images/brand/no-such-logo.png';
  });
  const broken = await app.open('/');
  await broken.waitFor({ role: 'text', name: 'PROSCENIUM' });
});

test('[SHELL-11] a font of the theme draws the texts once it is there', async () => {
  const font = await aFontOfTheBuild();
  await settingsWith((settings) => {
    settings.theme.fonts = [{ fontUrl: font, fontFamily: 'Deployment', weight: 400 }];
  });
  const tv = await app.open('/');
  await tv.waitFor({ id: 'welcome' });
  await tv.idle();
  const faces = await tv.page.evaluate(() =>
    [...document.fonts].filter((face) => face.family === 'Deployment'),
  );
  expect(faces).toHaveLength(1);
  expect(await tv.page.evaluate(() => document.fonts.check('28px "Deployment"', 'Sign in'))).toBe(true);
});

test('[SHELL-11] a font that does not come leaves the texts in the fallback', async () => {
  await settingsWith((settings) => {
    settings.theme.fonts = [{ fontUrl: '/no-such-font.woff2', fontFamily: 'Deployment', weight: 400 }];
  });
  const tv = await app.open('/');
  await tv.waitFor({ id: 'welcome' });
  await tv.waitFor({ role: 'button', name: 'Sign in' });
});

/** Address of a web font the build carries. */
async function aFontOfTheBuild(): Promise<string> {
  const tv = await app.open('/');
  await tv.waitFor({ id: 'welcome' });
  const script = await tv.page.evaluate(
    () => document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '',
  );
  const source = await (await fetch(script)).text();
  const name = /assets\/noto-sans-400-[\w-]+\.woff2/.exec(source)?.[0];
  if (name === undefined) throw new Error('the build names no web font');
  return `${app.url}/${name}`;
}
