/** The language of texts and of the Lang header. */
import type { Profile } from '../contract';
import type { AccountState } from '../domain/accountState';

/** The current profile's while its owner is signed in, else the app's. */
export function languageOf(session: AccountState, profile: Profile | null, appLanguage: string): string {
  return profile !== null && session === 'signedIn' ? profile.language : appLanguage;
}
