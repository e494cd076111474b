/** /profiles: who is watching. A locked profile asks for its PIN first [A§2 "/profiles", A§4]. */
import { useState } from 'react';
import { View } from '../../../renderer';
import type { Profile } from '../../contract';
import { avatarColors } from '../../domain/avatar';
import { useText } from '../../i18n';
import { Screen } from '../../shell/Screen';
import { useNavigation } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { SignOutDialog } from '../../shell/SignOutDialog';
import { VersionLine } from '../../shell/VersionLine';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { STAGE } from '../../ui/stage';
import { AVATAR_COLORS } from './palette';
import { PinEntry } from './PinEntry';
import { ProfilesSkeleton } from './ProfilesSkeleton';
import { ProfileTile } from './ProfileTile';
import { tileLayout } from './tileLayout';
import { useProfiles } from './useProfiles';

const TITLE_Y = 150;
const SIGN_OUT = { y: 880, w: 240 } as const;

export function Profiles() {
  const text = useText();
  const { session } = useServices();
  const { replace } = useNavigation();
  const profiles = useProfiles();
  // As it was on arrival: choosing makes another one current while this screen is still there.
  const [currentId] = useState(() => session.profileId());
  const [unlocking, setUnlocking] = useState<Profile | null>(null);
  const [signingOut, setSigningOut] = useState(false);

  /** The guard leads on from the root to the home page. */
  function enter(profile: Profile): void {
    session.chooseProfile(profile, true);
    replace('/');
  }

  return (
    <Screen name={text('profiles.title')} testId="profiles" group="column">
      <Label type="display" role="heading" y={TITLE_Y} w={STAGE.w} textAlign="center" weight={400}>
        {text('profiles.title')}
      </Label>
      {profiles === null ? (
        <ProfilesSkeleton />
      ) : (
        <Faces
          profiles={profiles}
          currentId={currentId}
          onChoose={(profile) => (profile.pin === null ? enter(profile) : setUnlocking(profile))}
        />
      )}
      <View x={(STAGE.w - SIGN_OUT.w) / 2} y={SIGN_OUT.y}>
        <Button w={SIGN_OUT.w} testId="sign-out" onPress={() => setSigningOut(true)}>
          {text('signIn.signOut')}
        </Button>
      </View>
      <VersionLine />
      {unlocking !== null && (
        <PinEntry
          profile={unlocking}
          onCorrect={() => enter(unlocking)}
          onCancel={() => setUnlocking(null)}
        />
      )}
      {signingOut && <SignOutDialog onStay={() => setSigningOut(false)} />}
    </Screen>
  );
}

interface FacesProps {
  profiles: readonly Profile[];
  currentId: string | null;
  onChoose: (profile: Profile) => void;
}

/** The tiles; focus begins on the current profile's. */
function Faces({ profiles, currentId, onChoose }: FacesProps) {
  const text = useText();
  const { columns, face, at } = tileLayout(profiles.length);
  const colors = avatarColors(
    profiles.map(({ uuid }) => uuid),
    AVATAR_COLORS.length,
  );
  const first = profiles.find(({ uuid }) => uuid === currentId) ?? profiles[0];
  return (
    <View
      w={STAGE.w}
      h={STAGE.h}
      group="grid"
      columns={columns}
      preferred
      role="list"
      label={text('profiles.title')}
      testId="faces"
    >
      {profiles.map((profile, index) => (
        <ProfileTile
          key={profile.uuid}
          profile={profile}
          {...at(index)}
          face={face}
          color={AVATAR_COLORS[colors[index] ?? 0]!}
          preferred={profile === first}
          onPress={() => onChoose(profile)}
        />
      ))}
    </View>
  );
}
