import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router';
import { View } from '../../../renderer';
import { deleteDecision, profileOf } from '../../domain/profiles';
import { useScreenTexts, useText } from '../../i18n';
import { enAccount } from '../../i18n/enAccount';
import { useSettings } from '../../session';
import { useNavigation } from '../../shell/navigation';
import type { NavigationState } from '../../shell/navigation';
import { Button } from '../../ui/Button';
import { Label } from '../../ui/Label';
import { useSkeleton } from '../../shell/useSkeleton';
import { FormSkeleton, ProfileAvatar, ProfileScreen, PROMPT } from './ProfileScreen';
import { profileColors } from './palette';
import { useProfileList } from './useProfileList';
import { useDeleteProfile } from './useDeleteProfile';

const NOTICES: Readonly<Record<'gone' | 'first', NavigationState>> = {
  gone: { notice: 'profiles.gone' },
  first: { notice: 'profiles.firstStays' },
};
const BUTTON_W = 280;

/**
 * /delete_profile/{uuid}: a confirmation with Yes and Cancel, which both return to /profiles [PROFILE-23, PROFILE-26,
 * PROFILE-27].
 */
export default function DeleteProfile() {
  useScreenTexts(enAccount);
  const text = useText();
  const { uuid = '' } = useParams();
  const { back } = useNavigation();
  const profileList = useProfileList();
  const { deleting, start } = useDeleteProfile();
  const cancel = (): void => back('/profiles');
  const profiles = profileList?.profiles ?? [];
  const profile = deleting ?? profileOf(profiles, uuid);
  // While it is being deleted the profile is gone from the list, but the screen must not change.
  const decision = deleting !== null ? 'ask' : profileList === null ? 'wait' : deleteDecision(profiles, uuid);
  const skeleton = useSkeleton(decision === 'wait');

  return (
    <ProfileScreen
      title={text('profiles.remove')}
      testId="delete-profile"
      centered
      skeleton={skeleton}
      onBack={cancel}
    >
      {!skeleton && profile !== null && (decision === 'ask' || decision === 'manageOnWeb') ? (
        <>
          <ProfileAvatar
            name={profile.name}
            color={profileColors(profiles)[profiles.indexOf(profile)]}
            layout={PROMPT}
          />
          {decision === 'manageOnWeb' ? (
            <OnTheWeb onOk={cancel} />
          ) : (
            <Question
              name={profile.name}
              busy={deleting !== null}
              onYes={() => start(profile, profiles)}
              onCancel={cancel}
            />
          )}
        </>
      ) : (
        <FormSkeleton label={text('app.loading')} layout={PROMPT} />
      )}
      {(decision === 'gone' || decision === 'first') && (
        <Navigate to="/profiles" replace state={NOTICES[decision]} />
      )}
    </ProfileScreen>
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
    <DeletePrompt heading={text('profiles.deleteQuestion', { name })} line={text('profiles.deleteNote')}>
      <Button w={BUTTON_W} testId="delete-yes" busy={busy} onPress={onYes}>
        {text('app.yes')}
      </Button>
      <Button w={BUTTON_W} testId="delete-cancel" autoFocus onPress={onCancel}>
        {text('app.cancel')}
      </Button>
    </DeletePrompt>
  );
}

function OnTheWeb({ onOk }: { onOk: () => void }) {
  const text = useText();
  const account = useSettings((state) => state.settings?.links.account ?? null);
  return (
    <DeletePrompt heading={text('profiles.manageOnWeb')} line={account}>
      <Button w={BUTTON_W} testId="delete-ok" autoFocus onPress={onOk}>
        {text('app.ok')}
      </Button>
    </DeletePrompt>
  );
}

interface DeletePromptProps {
  heading: string;
  line: string | null;
  /** The buttons. */
  children: ReactNode;
}

function DeletePrompt({ heading, line, children }: DeletePromptProps) {
  return (
    <View x={PROMPT.x} y={PROMPT.y} w={PROMPT.w} flow="column" gap={24} group="column">
      <Label
        type="title"
        role="heading"
        testId="delete-words"
        w={PROMPT.w}
        maxWidth={PROMPT.w}
        maxLines={3}
        textAlign="center"
      >
        {heading}
      </Label>
      {line !== null && (
        <Label dim w={PROMPT.w} maxWidth={PROMPT.w} maxLines={2} textAlign="center">
          {line}
        </Label>
      )}
      <View h={8} />
      <View w={PROMPT.w} flow="row" justify="center" gap={20} group="row">
        {children}
      </View>
    </View>
  );
}
