import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { editDecision } from '../../domain/profiles';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useNavigation } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { useSkeleton } from '../../shell/useSkeleton';
import { ProfileScreen, FormSkeleton } from './ProfileScreen';
import { PinEntry } from './PinEntry';
import { ProfileForm } from './ProfileForm';
import { useProfileList } from './useProfileList';
import { useFreshProfile } from './useFreshProfile';

const GONE: NavigationState = { notice: 'profiles.gone' };

/**
 * /edit_profile/{uuid}: asks for the PIN first if the profile has one, however the viewer got here [PROFILE-22,
 * PROFILE-28].
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

  // Behind the question for the PIN it is not seen as one.
  const skeleton = useSkeleton(decision === 'wait');
  if (skeleton || profileList === null || !profile || decision !== 'edit') {
    return (
      <ProfileScreen title={title} testId="edit-profile" skeleton={skeleton} onBack={cancel}>
        <FormSkeleton label={text('app.loading')} />
        {decision === 'gone' && <Navigate to="/profiles" replace state={GONE} />}
        {decision === 'askPin' && profile && (
          <PinEntry profile={profile} onCorrect={() => setPinEntered(true)} onCancel={cancel} />
        )}
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
