/**
 * The four keyboards, each where the product has it: `?search`, `?side`, `?form` (the auth keyboard) and `?floated`.
 * `&pa` is in Punjabi, `&wrong` shows the form at its fullest: three fields with errors.
 */
import { useState } from 'react';
import type { ReactNode } from 'react';
import { createRoot, View } from '../../../renderer';
import { FONTS } from '../../../src/app/fonts';
import { parseSettings } from '../../../src/contract';
import { createTexts, TextsContext, useText } from '../../../src/i18n';
import { enAccount } from '../../../src/i18n/enAccount';
import { createStores, StoresContext } from '../../../src/session';
import { FormScreen } from '../../../src/shell/FormScreen';
import { buildTheme } from '../../../src/theme';
import { TextField } from '../../../src/ui/form/TextField';
import { FloatedKeyboard } from '../../../src/ui/keyboard/FloatedKeyboard';
import { Keyboard } from '../../../src/ui/keyboard/Keyboard';
import type { KeyboardLayout } from '../../../src/ui/keyboard/layouts';
import punjabi from '../../service/translations/pa.json';
import { settled } from '../scene-window';

const query = new URLSearchParams(window.location.search);
const { colors } = buildTheme(null);

function Ground({ children }: { children: ReactNode }) {
  return (
    <View w={1920} h={1080} color={colors.background} group="free">
      {children}
    </View>
  );
}

function WithField({ layout }: { layout: KeyboardLayout }) {
  const text = useText();
  const [value, setValue] = useState('Night tr');
  return (
    <Ground>
      <TextField
        id="field"
        label={text('menu.search')}
        x={1100}
        y={96}
        w={560}
        value={value}
        onChange={setValue}
        active
      />
      <Keyboard
        layout={layout}
        x={152}
        y={132}
        value={value}
        onChange={setValue}
        onDone={() => setValue('Done')}
        autoFocus
      />
    </Ground>
  );
}

function Floated() {
  const [value, setValue] = useState('Simran');
  const [open, setOpen] = useState(true);
  return (
    <Ground>
      <TextField
        id="field"
        label="Name"
        x={550}
        y={200}
        w={820}
        value={value}
        onChange={setValue}
        active={open}
        autoFocus
        onPress={() => setOpen(true)}
      />
      {open && (
        <FloatedKeyboard
          value={value}
          onChange={setValue}
          onDone={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </Ground>
  );
}

function Form({ wrong }: { wrong: boolean }) {
  const text = useText();
  const [email, setEmail] = useState(
    wrong ? 'a.very.long.address.of.somebody@mail.of.a.very.long.name.example' : '',
  );
  const [password, setPassword] = useState(wrong ? 'secret' : '');
  const [again, setAgain] = useState('');
  const [error, setError] = useState(wrong);
  const fields = [
    {
      id: 'email',
      label: text('signIn.email'),
      value: email,
      onChange: setEmail,
      error: error ? text('validation.emailInvalid') : null,
    },
    {
      id: 'password',
      label: text('signIn.password'),
      value: password,
      onChange: setPassword,
      masked: true,
      error: error ? text('validation.passwordTooShort') : null,
    },
    {
      id: 'again',
      label: text('signIn.password'),
      value: again,
      onChange: setAgain,
      masked: true,
      error: error ? text('validation.passwordMismatch') : null,
    },
  ];
  return (
    <FormScreen
      testId="form"
      title={text('signIn.withEmail')}
      help={text('welcome.hint')}
      fields={wrong ? fields : fields.slice(0, 2)}
      actions={[
        { id: 'send', label: text('signIn.signIn'), onPress: () => setError(email === '') },
        { id: 'recover', label: text('signIn.recoverPassword'), onPress: () => {} },
        { id: 'sign-up', label: text('signIn.signUp'), onPress: () => {}, look: 'link' },
      ]}
    />
  );
}

function Scene() {
  if (query.has('search')) return <WithField layout="search" />;
  if (query.has('side')) return <WithField layout="side" />;
  if (query.has('floated')) return <Floated />;
  return <Form wrong={query.has('wrong')} />;
}

const errors: string[] = [];
const texts = createTexts(async () => punjabi);
texts.addEnglish(enAccount);
const stores = createStores({ platform: 'browser', deviceId: 'd', version: '1.5.1', profile: null });
stores.settings.setState({ settings: parseSettings({ appName: 'Proscenium' }, () => {}) });
const KEYS = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Enter: 'enter',
} as const;
const root = createRoot({
  target: document.getElementById('stage')!,
  defaults: { reducedMotion: true, ring: { color: colors.accent, width: 4, offset: 6 } },
  input: { keys: window, keyMap: ({ key }) => KEYS[key as keyof typeof KEYS] ?? null, pointer: true },
  onError: (error) => void errors.push(String(error)),
});
const ready = Promise.all([root.loadFonts(FONTS, true), query.has('pa') ? texts.use('pa') : null]);
root.render(
  <TextsContext.Provider value={texts}>
    <StoresContext.Provider value={stores}>
      <Scene />
    </StoresContext.Provider>
  </TextsContext.Provider>,
);

window.scene = {
  errors,
  memory: () => root.backend.memory(),
  async settled() {
    await ready;
    await settled(root);
  },
};
