/**
 * The built-in English texts, by key. Texts that the specification gives are verbatim, slips included ('in invalid',
 * "Password's doesn't match", 'Page do not contain'): other people's tests know them so. `{{name}}` is filled at use.
 * A text that counts has a key for each form of the language, by i18next's suffixes (`_one`, `_other`), and `{{count}}` chooses.
 */
import type { enAccount } from './enAccount';
import type { enAsset } from './enAsset';
import type { enDates } from './enDates';
import type { enKeyboard } from './enKeyboard';
import type { enLegal } from './enLegal';
import type { enListing } from './enListing';
import type { enPlans } from './enPlans';
import type { enPlayer } from './enPlayer';
import type { enSearch } from './enSearch';
import type { enTitles } from './enTitles';

export const en = {
  'app.splash': 'Loading',
  'app.back': 'Go back',
  'app.refresh': 'Refresh app',
  'app.retry': 'Try Again',
  'app.yes': 'Yes',
  'app.no': 'No',
  'app.ok': 'OK',
  'app.cancel': 'Cancel',
  'app.close': 'Close',
  'app.loading': 'Loading',
  'app.stillLoading': 'Still waiting for {{what}}',
  'app.offline': 'No internet connection',
  'app.stillOffline': 'Still offline',
  'app.version': 'Version: {{version}}',
  'app.errorCode': 'Error code: {{code}}',
  'app.exitQuestion': 'Do you want to exit',

  'welcome.headline': 'Films, series and live channels',
  'welcome.hint': 'Sign in with your phone, or look around first.',
  'welcome.privacyPolicy': 'Privacy Policy',
  'welcome.termsAndConditions': 'Terms & Conditions',
  'welcome.register': "Don't have an account? Register now!",
  'welcome.continueAsGuest': 'Continue as guest',
  'welcome.signIn': 'Sign in',

  'signIn.signOut': 'Sign out',
  'signIn.signOutQuestion': 'Are you sure that you want to sign out',

  'menu.menu': 'Menu',
  'menu.home': 'Home',
  'menu.search': 'Search',
  'menu.browse': 'Browse',
  'menu.watchlist': 'Watchlist',
  'menu.settings': 'Settings',
  'menu.logout': 'Sign out',
  'menu.signIn': 'Sign in',
  'menu.changeProfile': 'Change profile',
  'menu.kids': 'Kids',

  'page.loading': 'the page',
  'player.loading': 'the video',

  'error.title': 'Something went wrong',
  'error.refreshOrContact': 'There was an error - please refresh the page or contact admin',
  'error.networkBlocked': 'Network error occurred. Try to refresh app or contact with our support.',
  'error.network': 'Network error occurred. Please try connect again later.',
  'error.occurred': 'An error occurred',
  'error.relogin': 'Something went wrong. Please relogin!',
  'error.pageNotExists': "Page doesn't exist",
  'error.pageEmpty': 'Page do not contain any content',
  'error.playback': 'Something went wrong with playback',
  'error.screenLimit': 'Screen limit reached',
  'error.ageRestricted': "We're sorry but this title is age-restricted",
} as const;

/** Texts of titles, of the player, of listings, of an asset's drawer, of keyboards, of legal texts, and of account screens, are loaded with these screens: `useScreenTexts`. */
type CatalogueKey =
  | keyof typeof en
  | keyof typeof enAccount
  | keyof typeof enAsset
  | keyof typeof enDates
  | keyof typeof enKeyboard
  | keyof typeof enLegal
  | keyof typeof enListing
  | keyof typeof enPlans
  | keyof typeof enPlayer
  | keyof typeof enSearch
  | keyof typeof enTitles;

/** A text with a form for each grammatical number; its key without the suffix of the form. */
export type PluralKey = CatalogueKey extends infer Key
  ? Key extends `${infer Base}_one`
    ? Base
    : never
  : never;
/** A text of one form. */
export type TextKey = Exclude<CatalogueKey, `${PluralKey}_${string}`>;
