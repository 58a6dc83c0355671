export { anotherChild } from './family/another-child.ts';
export { bereavement } from './family/bereavement.ts';
export { caringParent } from './family/caring-parent.ts';
export { estrangedChild } from './family/estranged-child.ts';
export { healthScare } from './family/health-scare.ts';
export { lending } from './family/lending.ts';
export { movingCountry } from './family/moving-country.ts';
export { secretDebt } from './family/secret-debt.ts';
