/** The profiles of every account, as stored. An account that has none yet is given one of its own name at first sight. */
import { ADULT_RATING, defaultPlaybackSettings } from '../catalogue/demo';
import type { ProfileSeed } from '../catalogue/viewers';
import type { ServiceContext, Viewer } from '../context';
import type { StoredDocument } from '../store';

export interface Profiles {
  /** The account's profiles, the first one first. Empty before `welcome`. */
  of(uid: string): readonly ProfileSeed[];
  /** The account's profiles, made on the first call. */
  welcome(viewer: Viewer): readonly ProfileSeed[];
  /** Changes the account's list in place. */
  change<R>(uid: string, edit: (list: ProfileSeed[]) => R): R;
}

/** Opens the profiles document. */
export function openProfiles(ctx: ServiceContext): Profiles {
  const stored: StoredDocument<Record<string, ProfileSeed[]>> = ctx.store.document(
    'profiles',
    () => structuredClone(ctx.catalogue.demoProfiles) as Record<string, ProfileSeed[]>,
  );
  const of = (uid: string): readonly ProfileSeed[] =>
    Object.hasOwn(stored.value, uid) ? (stored.value[uid] ?? []) : [];
  return {
    of,
    welcome(viewer) {
      if (!Object.hasOwn(stored.value, viewer.uid)) {
        stored.change((all) => {
          all[viewer.uid] = [firstProfile(viewer)];
        });
      }
      return of(viewer.uid);
    },
    change: (uid, edit) =>
      stored.change((all) => {
        const list = all[uid] ?? [];
        all[uid] = list;
        return edit(list);
      }),
  };
}

/** 'gurpreet.gill@example.com' becomes 'Gurpreet'. */
function firstProfile(viewer: Viewer): ProfileSeed {
  const word = viewer.email?.split(/[@._+-]/)[0] ?? '';
  return {
    uuid: `profile-${viewer.uid}`,
    name: word === '' ? 'Viewer' : word.charAt(0).toUpperCase() + word.slice(1),
    pin: null,
    language: 'en',
    interests: [],
    maturityRating: ADULT_RATING,
    defaultProfile: true,
    kids: false,
    playbackSettings: defaultPlaybackSettings,
  };
}
