import { useState } from 'react';
import type { Profile } from '../../contract';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useNavigation, useNavigationState } from '../../shell/navigation';
import { useServices } from '../../shell/services';
import { SignOutDialog } from '../../shell/SignOutDialog';
import { Label } from '../../ui/Label';
import { Spinner } from '../../ui/Spinner';
import { STAGE } from '../../ui/stage';
import { PinEntry } from './PinEntry';
import { ProfilesStage } from './ProfilesStage';
import { useProfileList } from './useProfileList';
import { useEnterProfile } from '../../shell/useEnterProfile';

const ENTERING_Y = 800;
const NOTICE = { y: 976, w: 1100 } as const;

/** /profiles: the choice of the current profile. A locked profile asks for its PIN first. */
export default function Profiles() {
  useScreenTexts(enAccount);
  const text = useText();
  const { session } = useServices();
  const { open, revise } = useNavigation();
  const { focusProfile = null, managing = false, notice } = useNavigationState();
  // In the history, so that it is still so after a question about removing one.
  const manage = (now: boolean): void => revise('/profiles', { managing: now });
  const profileList = useProfileList();
  const { entering, enter } = useEnterProfile();
  // Read once on mount: choosing a profile makes it current while this screen is still shown.
  const [firstId] = useState(() => focusProfile ?? session.profileId());
  const [unlocking, setUnlocking] = useState<Profile | null>(null);
  const [signingOut, setSigningOut] = useState(false);
  const openForm = (form: 'edit' | 'delete', { uuid }: Profile): void =>
    open(`/${form}_profile/${encodeURIComponent(uuid)}`);

  return (
    <ProfilesStage
      testId="profiles"
      profileList={profileList}
      firstId={firstId}
      onChoose={(profile) => (profile.pin === null ? enter(profile) : setUnlocking(profile))}
      onEdit={(profile) => openForm('edit', profile)}
      onRemove={(profile) => openForm('delete', profile)}
      onAdd={() => open('/add_profile')}
      managing={managing}
      onManage={manage}
      onSignOut={() => setSigningOut(true)}
      {...(managing && { onBack: () => manage(false) })}
    >
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
      {unlocking !== null && (
        <PinEntry
          profile={unlocking}
          purpose="watch"
          onCorrect={() => enter(unlocking)}
          onCancel={() => setUnlocking(null)}
        />
      )}
      {entering && unlocking === null && <Spinner what={text('page.loading')} y={ENTERING_Y} />}
      {signingOut && <SignOutDialog onStay={() => setSigningOut(false)} />}
    </ProfilesStage>
  );
}
