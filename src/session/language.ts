/** The language of texts and of the Lang header. */
import type { Profile } from '../contract';
import type { Session } from '../domain/account';

/** The current profile's while its owner is signed in, else the app's. */
export function languageOf(session: Session, profile: Profile | null, appLanguage: string): string {
  return profile !== null && session === 'signedIn' ? profile.language : appLanguage;
}
