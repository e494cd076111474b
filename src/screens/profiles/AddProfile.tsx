/** /add_profile: a new profile, while the plan has room for one [PROFILE-06, PROFILE-20]. */
import { useState } from 'react';
import { Navigate } from 'react-router';
import { canAdd } from '../../domain/profiles';
import { useText } from '../../i18n';
import { useNavigation } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { ProfileGround, FormSkeleton } from './ProfileGround';
import { ProfileForm } from './ProfileForm';
import { useAccount } from './useAccount';

const FULL: NavigationState = { notice: 'profiles.full' };

export default function AddProfile() {
  const text = useText();
  const { back, replace } = useNavigation();
  const account = useAccount();
  const title = text('profiles.add');
  const cancel = (): void => back('/profiles');

  const room = account !== null && canAdd(account.profiles.length, account.profileLimit);
  // The form stays to its end: the profile it adds may take the last place.
  const [admitted, setAdmitted] = useState(false);
  if (room && !admitted) setAdmitted(true);

  if (account === null || !admitted) {
    return (
      <ProfileGround title={title} testId="add-profile" onBack={cancel}>
        <FormSkeleton label={text('app.loading')} />
        {account !== null && !room && <Navigate to="/profiles" replace state={FULL} />}
      </ProfileGround>
    );
  }
  return (
    <ProfileForm
      title={title}
      profiles={account.profiles}
      profile={null}
      onSaved={({ uuid }) => replace('/profiles', { focusProfile: uuid })}
      onCancel={cancel}
    />
  );
}
