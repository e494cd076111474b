import { useState } from 'react';
import { Navigate } from 'react-router';
import { canAdd } from '../../domain/profiles';
import { useText } from '../../i18n';
import { useNavigation } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { ProfileScreen, FormSkeleton } from './ProfileScreen';
import { ProfileForm } from './ProfileForm';
import { useProfileList } from './useProfileList';

const FULL: NavigationState = { notice: 'profiles.full' };

/** /add_profile: a new profile, while the plan has room for one [PROFILE-06, PROFILE-20]. */
export default function AddProfile() {
  const text = useText();
  const { back, replace } = useNavigation();
  const profileList = useProfileList();
  const title = text('profiles.add');
  const cancel = (): void => back('/profiles');

  const room = profileList !== null && canAdd(profileList.profiles.length, profileList.profileLimit);
  // Once shown the form stays: the profile it adds may use up the plan's limit.
  const [admitted, setAdmitted] = useState(false);
  if (room && !admitted) setAdmitted(true);

  if (profileList === null || !admitted) {
    return (
      <ProfileScreen title={title} testId="add-profile" onBack={cancel}>
        <FormSkeleton label={text('app.loading')} />
        {profileList !== null && !room && <Navigate to="/profiles" replace state={FULL} />}
      </ProfileScreen>
    );
  }
  return (
    <ProfileForm
      title={title}
      profiles={profileList.profiles}
      profile={null}
      onSaved={({ uuid }) => replace('/profiles', { focusProfile: uuid })}
      onCancel={cancel}
    />
  );
}
