/** Home of a member, in a page whose timers, textures and listeners are counted from its first script on. */
import type { App } from './app';
import { installProbe } from './probe';
import { storeSession } from './storedSession';
import type { Tv } from './tv';

/** Opens it, with the first profile of the demo account chosen. */
export async function openMemberHome(app: App): Promise<Tv> {
  const signIn = await storeSession(app.url, { account: 'demo', profileChosen: true });
  const tv = await app.open('/', {
    async prepare(page) {
      await signIn(page);
      await installProbe(page);
    },
  });
  await tv.waitForRoute('/browser/home');
  return tv;
}
