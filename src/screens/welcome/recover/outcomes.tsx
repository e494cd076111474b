/** The outcomes of a reset mail: it was sent, or no account has the address. */
import { useText } from '../../../i18n';
import type { TextKey } from '../../../i18n';
import { useNavigation } from '../../../shell/navigation';
import { OutcomeScreen } from '../OutcomeScreen';

/** @param email the address, for the viewer to see whether it is theirs */
export function MailSent({ email }: { email: string }) {
  const text = useText();
  const { replace } = useNavigation();
  return (
    <OutcomeScreen
      testId="email-sent"
      icon="mail"
      title={text('signIn.emailSent')}
      subject={email}
      hint={text('signIn.sentHint')}
      actions={[{ label: text('app.ok'), testId: 'email-sent-ok', onPress: () => replace('/welcome') }]}
    />
  );
}

/** @param words what the failure table says */
export function MailNotSent({ email, words }: { email: string; words: TextKey }) {
  const text = useText();
  const { replace } = useNavigation();
  return (
    <OutcomeScreen
      testId="email-not-sent"
      icon="warning"
      title={text(words)}
      subject={email}
      hint={words === 'signIn.emailDoesNotExist' ? text('signIn.notExistHint') : undefined}
      actions={[
        {
          label: text('signIn.goToLoginPage'),
          testId: 'go-to-login',
          onPress: () => replace('/welcome/code'),
        },
      ]}
    />
  );
}
