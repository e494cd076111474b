/** /edit_profile/{uuid}: the PIN first where the profile has one, whatever way the viewer came [PROFILE-22, PROFILE-28]. */
import { useState } from 'react';
import { Navigate, useParams } from 'react-router';
import { editDecision } from '../../domain/profiles';
import { useText } from '../../i18n';
import { useNavigation } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { ProfileGround, FormSkeleton } from './ProfileGround';
import { PinEntry } from './PinEntry';
import { ProfileForm } from './ProfileForm';
import { useAccount } from './useAccount';
import { useFreshProfile } from './useFreshProfile';

const GONE: NavigationState = { notice: 'profiles.gone' };

export default function EditProfile() {
  const text = useText();
  const { uuid = '' } = useParams();
  const { back, replace } = useNavigation();
  const account = useAccount();
  const profile = useFreshProfile(uuid, account?.profiles ?? null);
  const [pinEntered, setPinEntered] = useState(false);
  const title = text('profiles.editTitle');
  const cancel = (): void => back('/profiles');
  const decision = account === null || profile === undefined ? 'wait' : editDecision(profile, pinEntered);

  if (account === null || !profile || decision !== 'edit') {
    return (
      <ProfileGround title={title} testId="edit-profile" onBack={cancel}>
        <FormSkeleton label={text('app.loading')} />
        {decision === 'gone' && <Navigate to="/profiles" replace state={GONE} />}
        {decision === 'askPin' && profile && (
          <PinEntry profile={profile} onCorrect={() => setPinEntered(true)} onCancel={cancel} />
        )}
      </ProfileGround>
    );
  }
  return (
    <ProfileForm
      title={title}
      profiles={account.profiles}
      profile={profile}
      onSaved={(saved) => replace('/profiles', { focusProfile: saved.uuid })}
      onCancel={cancel}
    />
  );
}
