/**
 * A screen on which the viewer writes: brand, title and a line of help, two or three fields, buttons, and beside them the
 * keyboard, which is always there and writes into the active field: the last that had focus by a key, was clicked or
 * written into. A pointer on its way to the keyboard only passes over the others.
 *
 * ```tsx
 * <FormScreen
 *   testId="email-sign-in"
 *   title={text('signIn.withEmail')}
 *   fields={[
 *     { id: 'email', label: text('signIn.email'), value: email, onChange: setEmail, error: wrong.email },
 *     { id: 'password', label: text('signIn.password'), value: password, onChange: setPassword, masked: true },
 *   ]}
 *   actions={[
 *     { id: 'sign-in', label: text('signIn.signIn'), onPress: send, busy: sending },
 *     { id: 'sign-up', label: text('signIn.signUp'), onPress: () => open('/welcome/register'), look: 'link' },
 *   ]}
 * />
 * ```
 *
 * Where focus goes: at first to a field with an error, else the first empty one, else the first action. OK on a field, or right, goes
 * to the keyboard; left from the keyboard back to the active field; 'Done' to the next field, after the last to the
 * first action [KEYB-06]. When an error appears, or the first action is pressed while one stands, focus goes to its field: set
 * errors when the form is sent, and take a field's error away in its `onChange`. Back leaves the screen.
 */
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import { View } from '../../renderer';
import type { NodeHandle } from '../../renderer';
import { Button } from '../ui/Button';
import { FIELD, TextField } from '../ui/form/TextField';
import { Keyboard } from '../ui/keyboard/Keyboard';
import { KEYBOARDS } from '../ui/keyboard/layouts';
import { Label } from '../ui/Label';
import { CONTENT, SAFE, STAGE } from '../ui/stage';
import { useTheme } from '../ui/ThemeContext';
import { AccountBackground } from './AccountBackground';
import { Screen } from './Screen';
import { VersionLine } from './VersionLine';

/** One text of the form; see `TextFieldProps`. */
export interface FormField {
  /** Focus key and test name. */
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Dots, with a button that shows the letters. Default false. */
  masked?: boolean;
  /** What is wrong with it. Default: nothing. */
  error?: string | null;
  /** Most letters. Default: no limit. */
  maxLength?: number;
}

/** One button of the form. */
export interface FormAction {
  /** Focus key and test name. */
  id: string;
  label: string;
  onPress: () => void;
  /** `link` stands below the buttons, without a fill. Default 'button'. */
  look?: 'button' | 'link';
  /** Cannot have focus. Default false. */
  disabled?: boolean;
  /** Waits for an answer: dimmed, presses do nothing, focus stays. Default false. */
  busy?: boolean;
}

interface FormScreenProps {
  testId: string;
  title: string;
  /** One or two lines under the title. Default: none. */
  help?: string;
  fields: readonly FormField[];
  /** What went wrong with the sending, said above the buttons; focus stays where it is. Default: nothing. */
  problem?: string | null;
  /** The first is the form's own: 'Done' in the last field leads to it. */
  actions: readonly FormAction[];
  /** Default: the shell decides, as on every screen [ROUTE-34]. */
  onBack?: () => void;
}

const COLUMN_W = 820;
const TITLE_Y = 140;
const KEYBOARD = KEYBOARDS.auth;
const KEYBOARD_X = STAGE.w - SAFE.x - KEYBOARD.width;
/** Inside of a link, left of its words: they stand under the words above. */
const LINK_INSET = 16;
/** With help below the title, and without. */
const FIELDS_Y = { help: 300, bare: 254 } as const;

export function FormScreen({
  testId,
  title,
  help,
  fields,
  problem = null,
  actions,
  onBack,
}: FormScreenProps) {
  const { colors } = useTheme();
  const keyboard = useRef<NodeHandle>(null);
  const boxes = useRef(new Map<string, NodeHandle>());
  const firstAction = useRef<NodeHandle>(null);
  const [begin] = useState(() => firstFocus(fields));
  const [activeId, setActive] = useState(begin ?? fields[0]?.id ?? null);
  const index = Math.max(
    0,
    fields.findIndex(({ id }) => id === activeId),
  );
  const active = fields[index];
  const y = help === undefined ? FIELDS_Y.bare : FIELDS_Y.help;
  const focusField = (id: string): void => void boxes.current.get(id)?.focus();
  const sent = useFocusOnError(fields, focusField);

  function next(): void {
    const field = fields[index + 1];
    if (field === undefined) firstAction.current?.focus();
    else focusField(field.id);
  }

  const button = ({ id, label, onPress, look = 'button', disabled, busy }: FormAction): ReactNode => (
    <Button
      key={id}
      ref={id === actions[0]?.id ? firstAction : undefined}
      look={look === 'link' ? 'plain' : 'large'}
      testId={id}
      focusKey={id}
      autoFocus={begin === null && id === actions[0]?.id}
      disabled={disabled}
      busy={busy}
      onPress={() => {
        onPress();
        if (id === actions[0]?.id) sent();
      }}
    >
      {label}
    </Button>
  );

  if (process.env.NODE_ENV !== 'production' && fields.length === 0)
    throw new Error(`FormScreen '${testId}' has no fields.`);
  return (
    <Screen name={title} testId={testId} group="row" onBack={onBack}>
      <AccountBackground />
      <Label type="display" role="heading" x={CONTENT.x} y={TITLE_Y} maxWidth={STAGE.w - CONTENT.x - SAFE.x}>
        {title}
      </Label>
      {help !== undefined && (
        <Label x={CONTENT.x} y={TITLE_Y + 80} maxWidth={COLUMN_W} maxLines={2} dim>
          {help}
        </Label>
      )}
      <View x={CONTENT.x} y={y} w={COLUMN_W} flow="column" group="column" redirect={active?.id}>
        {fields.map(({ id, ...field }) => (
          <TextField
            key={id}
            ref={(box) => {
              if (box !== null) boxes.current.set(id, box);
              return () => void boxes.current.delete(id);
            }}
            id={id}
            w={COLUMN_W}
            active={id === active?.id}
            autoFocus={id === begin}
            onFocus={(reason) => {
              if (reason !== 'pointer') setActive(id);
            }}
            onPress={() => {
              setActive(id);
              keyboard.current?.focus();
            }}
            onDone={next}
            {...field}
            onChange={(value) => {
              setActive(id);
              field.onChange(value);
            }}
          />
        ))}
        {problem === null ? (
          <View h={12} />
        ) : (
          <View flow="column" padding={[16, 0]}>
            <Label
              role="alert"
              testId={`${testId}-problem`}
              maxWidth={COLUMN_W}
              maxLines={2}
              color={colors.errorText}
            >
              {problem}
            </Label>
          </View>
        )}
        <View flow="row" gap={20} group="row">
          {actions.filter(({ look }) => look !== 'link').map(button)}
        </View>
        <View h={16} />
        <View flow="row" gap={24} group="row" x={-LINK_INSET}>
          {actions.filter(({ look }) => look === 'link').map(button)}
        </View>
      </View>
      {active && (
        <Keyboard
          ref={keyboard}
          layout="auth"
          x={KEYBOARD_X}
          y={y + FIELD.labelHeight}
          value={active.value}
          onChange={active.onChange}
          maxLength={active.maxLength}
          onDone={next}
        />
      )}
      <VersionLine />
    </Screen>
  );
}

/** The field to begin with; null where all is written and nothing is wrong. */
function firstFocus(fields: readonly FormField[]): string | null {
  const field = wrongField(fields) ?? fields.find(({ value }) => value === '');
  return field?.id ?? null;
}

function wrongField(fields: readonly FormField[]): FormField | undefined {
  return fields.find(({ error }) => error !== undefined && error !== null);
}

/** Focus goes to the first field with an error when that is another one than before, and each time the form was sent. */
function useFocusOnError(fields: readonly FormField[], focusField: (id: string) => void): () => void {
  const [sendings, setSendings] = useState(0);
  const wrong = wrongField(fields)?.id ?? null;
  const seen = useRef({ wrong, sendings });
  const go = useEffectEvent(focusField);
  useLayoutEffect(() => {
    const before = seen.current;
    seen.current = { wrong, sendings };
    if (wrong !== null && (before.wrong !== wrong || before.sendings !== sendings)) go(wrong);
  }, [wrong, sendings]);
  return () => setSendings((count) => count + 1);
}
