/** /delete_profile/{uuid}: asked once, Yes or Cancel; both lead back to /profiles [PROFILE-23, PROFILE-26, PROFILE-27]. */
import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { View } from '../../../renderer';
import { deleteDecision, profileOf } from '../../domain/profiles';
import { useText } from '../../i18n';
import { useSettings } from '../../session';
import { useNavigation } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { FORM, ProfileFace, ProfileGround, FormSkeleton } from './ProfileGround';
import { faceColors } from './palette';
import { useAccount } from './useAccount';
import { useRemoval } from './useRemoval';

const NOTICES: Readonly<Record<'gone' | 'first', NavigationState>> = {
  gone: { notice: 'profiles.gone' },
  first: { notice: 'profiles.firstStays' },
};
const BUTTON_W = 280;

export default function DeleteProfile() {
  const text = useText();
  const { uuid = '' } = useParams();
  const { back } = useNavigation();
  const account = useAccount();
  const { leaving, start } = useRemoval();
  const cancel = (): void => back('/profiles');
  const profiles = account?.profiles ?? [];
  const profile = leaving ?? profileOf(profiles, uuid);
  // Gone from the list while this screen is on its way out, it is asked about to the end.
  const decision = leaving !== null ? 'ask' : account === null ? 'wait' : deleteDecision(profiles, uuid);

  return (
    <ProfileGround title={text('profiles.remove')} testId="delete-profile" onBack={cancel}>
      {profile !== null && (decision === 'ask' || decision === 'manageOnWeb') ? (
        <>
          <ProfileFace name={profile.name} color={faceColors(profiles)[profiles.indexOf(profile)]} />
          {decision === 'manageOnWeb' ? (
            <OnTheWeb onOk={cancel} />
          ) : (
            <Question
              name={profile.name}
              busy={leaving !== null}
              onYes={() => start(profile, profiles)}
              onCancel={cancel}
            />
          )}
        </>
      ) : (
        <FormSkeleton label={text('app.loading')} />
      )}
      {(decision === 'gone' || decision === 'first') && (
        <Navigate to="/profiles" replace state={NOTICES[decision]} />
      )}
    </ProfileGround>
  );
}

interface QuestionProps {
  name: string;
  busy: boolean;
  onYes: () => void;
  onCancel: () => void;
}

function Question({ name, busy, onYes, onCancel }: QuestionProps) {
  const text = useText();
  return (
    <Words heading={text('profiles.deleteQuestion', { name })} line={text('profiles.deleteNote')}>
      <Button w={BUTTON_W} testId="delete-yes" busy={busy} onPress={onYes}>
        {text('app.yes')}
      </Button>
      <Button w={BUTTON_W} testId="delete-cancel" autoFocus onPress={onCancel}>
        {text('app.cancel')}
      </Button>
    </Words>
  );
}

function OnTheWeb({ onOk }: { onOk: () => void }) {
  const text = useText();
  const account = useSettings((state) => state.settings?.links.account ?? null);
  return (
    <Words heading={text('profiles.manageOnWeb')} line={account}>
      <Button w={BUTTON_W} testId="delete-ok" autoFocus onPress={onOk}>
        {text('app.ok')}
      </Button>
    </Words>
  );
}

interface WordsProps {
  heading: string;
  line: string | null;
  /** Buttons. */
  children: ReactNode;
}

function Words({ heading, line, children }: WordsProps) {
  return (
    <View x={FORM.x} y={FORM.face.y} w={FORM.w} flow="column" gap={24} group="column">
      <Label type="title" role="heading" testId="delete-words" w={FORM.w} maxLines={3}>
        {heading}
      </Label>
      {line !== null && (
        <Label dim w={FORM.w} maxLines={2}>
          {line}
        </Label>
      )}
      <View h={8} />
      <View flow="row" gap={20} group="row">
        {children}
      </View>
    </View>
  );
}
