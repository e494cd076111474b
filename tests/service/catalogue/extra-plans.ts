/**
 * Plans beside the five of the seed, sold where a test asks for them (`extraPlans`): one with more details and prices than a
 * card holds, one sold in sixty countries in a second currency, one without prices, and one that costs nothing.
 */
import { price } from './plans';
import type { PlanSeed } from './plans';

const SIXTY =
  'DE AT CH FR BE NL LU IT ES PT IE GB DK SE NO FI IS PL CZ SK HU SI HR RO BG GR CY MT EE LV ' +
  'LT US CA MX BR AR CL CO PE UY AU NZ JP KR SG MY TH ID PH VN IN LK NP BD AE SA QA EG ZA KE';

export const EXTRA_PLANS: readonly PlanSeed[] = [
  {
    uuid: 'plan-festival',
    name: 'Festival',
    description:
      'Everything in Front Row, and all year the programmes of the festivals: premieres, retrospectives and the talks after them, a day after they were held.',
    details: [
      'All films, shows and live channels',
      'Cinema premieres',
      'Twelve festivals a year, from Rotterdam to Busan',
      'Talks with the directors',
      'Short films',
      'Restored classics',
      'Four screens at a time',
      'Up to 4K',
      'Seven profiles, with kids and PIN',
      'Downloads on phones and tablets',
      'A printed programme, sent by post',
      'Cancel whenever you like',
    ],
    platforms: ['WEB', 'TV', 'MOBILE'],
    interests: ['cinema', 'documentary', 'drama'],
    availableCountries: ['IN', 'GB'],
    prices: [
      price('festival', 'month', 1, 79900, 'INR', { promotion: { discountType: 'period', amount: 30 } }),
      price('festival', 'month', 3, 219900, 'INR', { promotion: { discountType: 'amount', amount: 20000 } }),
      price('festival', 'year', 1, 799900, 'INR', { promotion: { discountType: 'percentage', amount: 15 } }),
      price('festival', 'week', 1, 29900, 'INR'),
      price('festival', 'day', 1, 9900, 'INR'),
    ],
    opens: 'cinema',
    quality: ['270p', '360p', '540p', 'HD', 'FHD', 'UHD'],
    profileLimit: 7,
  },
  {
    uuid: 'plan-world',
    name: 'World',
    description: 'Premium wherever you are, paid in euros.',
    details: ['Everything in Premium', 'In sixty countries', 'Three screens at a time'],
    platforms: ['WEB', 'TV', 'MOBILE'],
    interests: ['cinema', 'music'],
    availableCountries: SIXTY.split(' '),
    prices: [
      price('world', 'month', 1, 899, 'EUR'),
      price('world', 'year', 1, 8990, 'EUR', { promotion: { discountType: 'percentage', amount: 10 } }),
    ],
    opens: 'premium',
    quality: ['270p', '360p', '540p', 'HD', 'FHD'],
    profileLimit: 5,
  },
  {
    uuid: 'plan-by-invitation',
    name: 'By Invitation',
    description: 'For members of the film society. Ask at the box office.',
    details: ['Everything in Festival', 'A seat at the opening night'],
    platforms: ['WEB', 'TV'],
    interests: [],
    availableCountries: [],
    prices: [],
    opens: 'cinema',
    quality: ['270p', '360p', '540p', 'HD', 'FHD', 'UHD'],
    profileLimit: 7,
  },
  {
    uuid: 'plan-sampler',
    name: 'Sampler',
    description: 'A look around, paid for by the house.',
    details: ['A film every week', 'One screen at a time'],
    platforms: ['WEB', 'TV', 'MOBILE'],
    interests: ['comedy'],
    availableCountries: ['IN'],
    prices: [price('sampler', 'month', 1, 0, 'INR')],
    opens: 'premium',
    quality: ['270p', '360p', '540p'],
    profileLimit: 1,
  },
];
