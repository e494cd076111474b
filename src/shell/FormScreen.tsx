/**
 * A form: brand, title and a line of help, two or three fields, buttons, and the on-screen keyboard beside them, which is
 * always shown and writes into the active field: the last one focused by a key, clicked or typed into. Hovering a field
 * does not make it active, since a pointer on its way to the keyboard crosses other fields.
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
 * Initial focus: the first field with an error, else the first empty field, else the first action. OK or right on a field
 * moves focus to the keyboard; left from the keyboard returns to the active field; 'Done' moves to the next field, after
 * the last one to the first action [KEYB-06]. When an error appears, or the first action is pressed while there is one,
 * focus moves to its field: set errors when the form is sent, and clear a field's error in its `onChange`. Back leaves
 * the screen.
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
  /** Shows dots, with a button that shows the letters. Default false. */
  masked?: boolean;
  /** Validation error. Default: none. */
  error?: string | null;
  /** Maximum number of letters. Default: no limit. */
  maxLength?: number;
}

/** One button of the form. */
export interface FormAction {
  /** Focus key and test name. */
  id: string;
  label: string;
  onPress: () => void;
  /** `link`: below the buttons, without a fill. Default 'button'. */
  look?: 'button' | 'link';
  /** Not focusable. Default false. */
  disabled?: boolean;
  /** An answer is pending: dimmed, presses have no effect, focus stays. Default false. */
  busy?: boolean;
}

interface FormScreenProps {
  testId: string;
  title: string;
  /** Of a form that is one of several steps: which one, in the corner. Default: none. */
  corner?: ReactNode;
  /** One or two lines below the title. Default: none. */
  help?: string;
  fields: readonly FormField[];
  /** Why sending failed, shown above the buttons; focus stays where it is. Default: none. */
  problem?: string | null;
  /** The first action submits the form: 'Done' in the last field leads to it. */
  actions: readonly FormAction[];
  /** Default: the shell handles back, as on every screen [ROUTE-34]. */
  onBack?: () => void;
}

const COLUMN_W = 820;
const TITLE_Y = 140;
const KEYBOARD = KEYBOARDS.auth;
const KEYBOARD_X = STAGE.w - SAFE.x - KEYBOARD.width;
/** Left padding of a link's caption, by which it is shifted to align with the text above. */
const LINK_INSET = 16;
/** Y of the fields with help below the title, and without. */
const FIELDS_Y = { help: 300, bare: 254 } as const;

export function FormScreen({
  testId,
  title,
  corner,
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
      {corner}
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

/** The field with the initial focus; null when all are filled in and valid. */
function firstFocus(fields: readonly FormField[]): string | null {
  const field = wrongField(fields) ?? fields.find(({ value }) => value === '');
  return field?.id ?? null;
}

function wrongField(fields: readonly FormField[]): FormField | undefined {
  return fields.find(({ error }) => error !== undefined && error !== null);
}

/** Moves focus to the first field with an error when that field changes, and each time the form is sent. */
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
