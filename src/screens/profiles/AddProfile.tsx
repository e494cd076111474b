import { useState } from 'react';
import { Navigate } from 'react-router';
import { canAdd } from '../../domain/profiles';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useNavigation } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { useSkeleton } from '../../shell/useSkeleton';
import { ProfileScreen, FormSkeleton } from './ProfileScreen';
import { ProfileForm } from './ProfileForm';
import { useProfileList } from './useProfileList';

const FULL: NavigationState = { notice: 'profiles.full' };

/** /add_profile: a new profile, while the plan has room for one [PROFILE-06, PROFILE-20]. */
export default function AddProfile() {
  useScreenTexts(enAccount);
  const text = useText();
  const { back, replace } = useNavigation();
  const profileList = useProfileList();
  const title = text('profiles.add');
  const cancel = (): void => back('/profiles');

  const room = profileList !== null && canAdd(profileList.profiles.length, profileList.profileLimit);
  // Once shown the form stays: the profile it adds may use up the plan's limit.
  const [admitted, setAdmitted] = useState(false);
  if (room && !admitted) setAdmitted(true);

  const skeleton = useSkeleton(profileList === null || !admitted);
  if (skeleton || profileList === null) {
    return (
      <ProfileScreen title={title} testId="add-profile" skeleton onBack={cancel}>
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
