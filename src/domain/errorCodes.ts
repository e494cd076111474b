/** Code strings of the specification, exactly. */
export const ERROR_CODES = [
  'settings_fetch_failed',
  'page_not_exists',
  'page_do_not_have_components',
  'no_profiles',
  'profiles_fetch_failed',
  'anonymous_user_sign_in_failed',
  'no_internet_connection',
  'no_content',
  'unhandled_error',
  'no_assets_in_collection',
  'continue_watching_missing',
  'player_view_asset_fetch_failed',
  'player_view_root_asset_fetch_failed',
  'native_player_error',
  'http_request_player_error',
  'permission_error_screen_occurs',
] as const;
/** A code string of the specification's error catalogue. */
export type ErrorCode = (typeof ERROR_CODES)[number];
