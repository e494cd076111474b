/** The outcomes of a password reset: the mail was sent, or no account has the address. */
import { useText } from '../../../i18n';
import type { TextKey } from '../../../i18n';
import { useNavigation } from '../../../shell/navigation';
import { OutcomeScreen } from '../OutcomeScreen';

interface MailSentProps {
  /** The address it was sent to, so that the viewer can check it. */
  email: string;
  /** Where the sign-in that follows leads; see `NavigationState`. */
  redirectToPlans: boolean | undefined;
}

/** After the new password is set on a phone or computer, the viewer signs in with it here. */
export function MailSent({ email, redirectToPlans }: MailSentProps) {
  const text = useText();
  const { replace } = useNavigation();
  return (
    <OutcomeScreen
      testId="email-sent"
      icon="mail"
      title={text('signIn.emailSent')}
      subject={email}
      hint={text('signIn.sentHint')}
      actions={[
        {
          label: text('signIn.withEmail'),
          testId: 'email-sent-sign-in',
          onPress: () => replace('/welcome/email', { email, redirectToPlans }),
        },
        { label: text('app.ok'), testId: 'email-sent-ok', onPress: () => replace('/welcome') },
      ]}
    />
  );
}

/** @param words text of the failure table */
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
