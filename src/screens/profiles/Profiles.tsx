import { useState } from 'react';
import { View } from '../../../renderer';
import type { Profile } from '../../contract';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { Screen } from '../../shell/Screen';
import { useSkeleton } from '../../shell/useSkeleton';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { SignOutDialog } from '../../shell/SignOutDialog';
import { VersionLine } from '../../shell/VersionLine';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { Spinner } from '../../ui/Spinner';
import { STAGE } from '../../ui/stage';
import { PinEntry } from './PinEntry';
import { ProfilesSkeleton } from './ProfilesSkeleton';
import { ProfileTiles } from './ProfileTiles';
import { useProfileList } from './useProfileList';
import { useEnterProfile } from '../../shell/useEnterProfile';

const TITLE_Y = 150;
const ENTERING_Y = 800;
const SIGN_OUT = { y: 880, w: 280 } as const;
const NOTICE = { y: 976, w: 1100 } as const;

/** /profiles: the choice of the current profile. A locked profile asks for its PIN first. */
export default function Profiles() {
  useScreenTexts(enAccount);
  const text = useText();
  const { session } = useServices();
  const { open } = useNavigation();
  const { focusProfile = null, notice } = useNavigationState();
  const profileList = useProfileList();
  const skeleton = useSkeleton(profileList === null);
  const { entering, enter } = useEnterProfile();
  // Read once on mount: choosing a profile makes it current while this screen is still shown.
  const [firstId] = useState(() => focusProfile ?? session.profileId());
  const [unlocking, setUnlocking] = useState<Profile | null>(null);
  const [signingOut, setSigningOut] = useState(false);
  const openForm = (form: 'edit' | 'delete', { uuid }: Profile): void =>
    open(`/${form}_profile/${encodeURIComponent(uuid)}`);

  return (
    <Screen name={text('profiles.title')} testId="profiles" group="column" skeleton={skeleton}>
      <Label type="display" role="heading" y={TITLE_Y} w={STAGE.w} textAlign="center">
        {text('profiles.title')}
      </Label>
      {skeleton || profileList === null ? (
        <ProfilesSkeleton />
      ) : (
        <ProfileTiles
          {...profileList}
          firstId={firstId}
          onChoose={(profile) => (profile.pin === null ? enter(profile) : setUnlocking(profile))}
          onEdit={(profile) => openForm('edit', profile)}
          onRemove={(profile) => openForm('delete', profile)}
          onAdd={() => open('/add_profile')}
        />
      )}
      <View x={(STAGE.w - SIGN_OUT.w) / 2} y={SIGN_OUT.y}>
        <Button w={SIGN_OUT.w} testId="sign-out" onPress={() => setSigningOut(true)}>
          {text('signIn.signOut')}
        </Button>
      </View>
      {notice !== undefined && (
        <Label
          role="status"
          testId="profiles-notice"
          x={(STAGE.w - NOTICE.w) / 2}
          y={NOTICE.y}
          w={NOTICE.w}
          textAlign="center"
        >
          {text(notice)}
        </Label>
      )}
      <VersionLine />
      {unlocking !== null && (
        <PinEntry
          profile={unlocking}
          onCorrect={() => enter(unlocking)}
          onCancel={() => setUnlocking(null)}
        />
      )}
      {entering && unlocking === null && <Spinner what={text('page.loading')} y={ENTERING_Y} />}
      {signingOut && <SignOutDialog onStay={() => setSigningOut(false)} />}
    </Screen>
  );
}
