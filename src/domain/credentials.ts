/**
 * Validation of an e-mail address and a password before anything is sent: sign-in, registration, recovery
 * [AUTH-03..07, REG-03..05]. A problem is named by the ending of its text's key: `text(`validation.${problem}`)` is
 * the specification's wording.
 */

/** Maximum length of an address. */
const EMAIL_MAX_LENGTH = 255;
/** Minimum length of a new password. At sign-in only the provider decides: an account may be older than the rule. */
const PASSWORD_MIN_LENGTH = 8;

/**
 * Local part: words joined by single dots. Domain: labels, the last one letters ('com') or encoded ('xn--...'). What
 * the pattern excludes (quoted local parts, bare IP addresses) no mail provider gives to viewers.
 */
const EMAIL =
  /^[a-z\d!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z\d!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:[a-z]{2,}|xn--[a-z\d-]*[a-z\d])$/i;

/** Whether the text is an e-mail address: under 256 characters, of the usual form. The one rule of all forms. */
export const isEmail = (address: string): boolean =>
  address.length <= EMAIL_MAX_LENGTH && EMAIL.test(address);

/**
 * The address in the typed text, without surrounding spaces, which phone keyboards add invisibly. Forms validate and
 * send this.
 */
export const typedEmail = (typed: string): string => typed.trim();

/** A validation problem of one field. */
interface FieldProblem<Field extends string, Problem extends string> {
  readonly field: Field;
  readonly problem: Problem;
}

type SignInProblem =
  FieldProblem<'email', 'emailRequired' | 'emailInvalid'> | FieldProblem<'password', 'passwordRequired'>;

/** The first failing check of the sign-in form, in the specification's order; null when valid. */
export function signInProblem(email: string, password: string): SignInProblem | null {
  const address = typedEmail(email);
  if (address === '') return { field: 'email', problem: 'emailRequired' };
  if (password === '') return { field: 'password', problem: 'passwordRequired' };
  return isEmail(address) ? null : { field: 'email', problem: 'emailInvalid' };
}

/** The problem of the recovery form: anything but a valid address, an empty one included; null when valid. */
export const recoveryProblem = (email: string): 'emailInvalid' | null =>
  isEmail(typedEmail(email)) ? null : 'emailInvalid';

/** The problem of registration's e-mail step, which has texts of its own; null when valid. */
export function registrationEmailProblem(
  email: string,
): 'registrationEmailRequired' | 'registrationEmailInvalid' | null {
  const address = typedEmail(email);
  if (address === '') return 'registrationEmailRequired';
  return isEmail(address) ? null : 'registrationEmailInvalid';
}

type NewPasswordProblem =
  | FieldProblem<'password', 'passwordRequired' | 'passwordTooShort'>
  | FieldProblem<'repeat', 'passwordMismatch'>;

/** The problem of a new password and its repetition, in registration's password step; null when valid. */
export function newPasswordProblem(password: string, repeat: string): NewPasswordProblem | null {
  if (password === '') return { field: 'password', problem: 'passwordRequired' };
  if (password.length < PASSWORD_MIN_LENGTH) return { field: 'password', problem: 'passwordTooShort' };
  return password === repeat ? null : { field: 'repeat', problem: 'passwordMismatch' };
}
