import { useRef, useState } from 'react';
import { View } from '../../../renderer';
import type { NodeHandle } from '../../../renderer';
import type { Profile } from '../../contract';
import { PROFILE_NAME_MAX } from '../../domain/profileName';
import type { NameProblem } from '../../domain/profileName';
import { useText } from '../../i18n';
import type { TextKey } from '../../i18n';
import { useSettings } from '../../session';
import { Button } from '../../ui/Button';
import { TextField } from '../../ui/form/TextField';
import { FloatedKeyboard } from '../../ui/keyboard/FloatedKeyboard';
import { Label } from '../../ui/Label';
import { useTheme } from '../../ui/ThemeContext';
import { FORM, ProfileAvatar, ProfileScreen } from './ProfileScreen';
import { InterestsField } from './InterestsField';
import { LanguageChoice } from './LanguageChoice';
import { profileColors } from './palette';
import { useProfileForm } from './useProfileForm';
import { WebHint } from './WebHint';

interface ProfileFormProps {
  title: string;
  /** The account's profiles, whose names are taken. */
  profiles: readonly Profile[];
  /** The profile to edit; null for a new one. */
  profile: Profile | null;
  onSaved: (saved: Profile) => void;
  onCancel: () => void;
}

const PROBLEMS: Readonly<Record<NameProblem, TextKey>> = {
  required: 'validation.nameRequired',
  taken: 'validation.nameTaken',
};
const BUTTON = { w: 280, h: 72, gap: 20 } as const;
/** Position of the service's refusal, beside the buttons, up to the safe area's edge. */
const REFUSAL = { x: 620, w: 712 } as const;

/** The form of a profile: name, language and interests, with a preview of its avatar, and Save and Cancel. */
export function ProfileForm({ title, profiles, profile, onSaved, onCancel }: ProfileFormProps) {
  const { colors } = useTheme();
  const text = useText();
  const form = useProfileForm(profile, profiles, onSaved);
  // A new profile starts with its keyboard open.
  const [typing, setTyping] = useState(profile === null);
  const field = useRef<NodeHandle>(null);
  const languages = useRef<NodeHandle>(null);
  const interestsEnabled = useSettings((state) => state.settings?.interestsEnabled === true);
  const { draft, problem, refusal, saving } = form;
  const color = profile === null ? undefined : profileColors(profiles)[indexOfId(profiles, profile.uuid)];

  function finishName(): void {
    setTyping(false);
    if (form.check()) languages.current?.focus();
  }

  /** An empty name is not reported as wrong when the keyboard closes. */
  function closeKeyboard(): void {
    setTyping(false);
    if (draft.name !== '') form.check();
  }

  return (
    <ProfileScreen title={title} testId={profile === null ? 'add-profile' : 'edit-profile'} onBack={onCancel}>
      <ProfileAvatar name={draft.name} color={color} />
      <View x={FORM.x} y={FORM.y} w={FORM.w} flow="column" gap={12} group="column">
        <TextField
          ref={field}
          id="profile-name"
          label={text('profiles.name')}
          value={draft.name}
          onChange={form.typeName}
          w={FORM.w}
          error={problem && text(PROBLEMS[problem])}
          active={typing}
          autoFocus
          onPress={() => setTyping(true)}
          onDone={finishName}
        />
        <LanguageChoice
          ref={languages}
          value={draft.language}
          onChange={(language) => form.choose({ language })}
        />
        <View h={20} />
        {interestsEnabled && (
          <InterestsField value={draft.interests} onChange={(interests) => form.choose({ interests })} />
        )}
        <View w={FORM.w} h={BUTTON.h}>
          <View flow="row" gap={BUTTON.gap} group="row">
            <Button
              w={BUTTON.w}
              testId="profile-save"
              busy={saving}
              onPress={() => {
                if (!form.save()) field.current?.focus();
              }}
            >
              {text('profiles.save')}
            </Button>
            <Button w={BUTTON.w} testId="profile-cancel" onPress={onCancel}>
              {text('app.cancel')}
            </Button>
          </View>
          {refusal !== null && (
            <Label
              role="alert"
              testId="profile-refusal"
              x={REFUSAL.x}
              w={REFUSAL.w}
              maxLines={2}
              color={colors.errorText}
            >
              {refusal}
            </Label>
          )}
        </View>
      </View>
      <WebHint x={FORM.x} />
      {typing && (
        <FloatedKeyboard
          value={draft.name}
          onChange={form.typeName}
          maxLength={Math.max(PROFILE_NAME_MAX, profile?.name.length ?? 0)}
          onDone={finishName}
          onClose={closeKeyboard}
        />
      )}
    </ProfileScreen>
  );
}

function indexOfId(profiles: readonly Profile[], wanted: string): number {
  return profiles.findIndex(({ uuid }) => uuid === wanted);
}
