import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { editDecision, profileOf } from '../../domain/profiles';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useNavigation } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { useSkeleton } from '../../shell/useSkeleton';
import { ProfileScreen, FormSkeleton } from './ProfileScreen';
import { PinEntry } from './PinEntry';
import { ProfilesStage } from './ProfilesStage';
import { ProfileForm } from './ProfileForm';
import { useProfileList } from './useProfileList';
import { useFreshProfile } from './useFreshProfile';

const GONE: NavigationState = { notice: 'profiles.gone' };
const ignored = (): void => {};
/** The profiles behind the question for the PIN: they are only seen. */
const BEHIND = {
  onChoose: ignored,
  onEdit: ignored,
  onRemove: ignored,
  onAdd: ignored,
  managing: false,
  onManage: ignored,
  onSignOut: ignored,
} as const;

/**
 * /edit_profile/{uuid}: asks for the PIN first if the profile has one, however the viewer got here [PROFILE-22,
 * PROFILE-28], over the profiles.
 */
export default function EditProfile() {
  useScreenTexts(enAccount);
  const text = useText();
  const { uuid = '' } = useParams();
  const { back, replace } = useNavigation();
  const profileList = useProfileList();
  const profile = useFreshProfile(uuid, profileList?.profiles ?? null);
  const [pinEntered, setPinEntered] = useState(false);
  const title = text('profiles.editTitle');
  const cancel = (): void => back('/profiles');
  const decision = profileList === null || profile === undefined ? 'wait' : editDecision(profile, pinEntered);

  const locked = (profileOf(profileList?.profiles ?? [], uuid)?.pin ?? null) !== null;
  const skeleton = useSkeleton(decision === 'wait' && !locked);

  if (decision === 'askPin' || (decision === 'wait' && locked)) {
    return (
      <ProfilesStage
        {...BEHIND}
        testId="edit-profile"
        profileList={profileList}
        firstId={uuid}
        onBack={cancel}
      >
        {profile && decision === 'askPin' && (
          <PinEntry
            profile={profile}
            purpose="edit"
            onCorrect={() => setPinEntered(true)}
            onCancel={cancel}
          />
        )}
      </ProfilesStage>
    );
  }
  if (skeleton || profileList === null || !profile || decision !== 'edit') {
    return (
      <ProfileScreen title={title} testId="edit-profile" skeleton={skeleton} onBack={cancel}>
        <FormSkeleton label={text('app.loading')} />
        {decision === 'gone' && <Navigate to="/profiles" replace state={GONE} />}
      </ProfileScreen>
    );
  }
  return (
    <ProfileForm
      title={title}
      profiles={profileList.profiles}
      profile={profile}
      onSaved={(saved) => replace('/profiles', { focusProfile: saved.uuid })}
      onCancel={cancel}
    />
  );
}
