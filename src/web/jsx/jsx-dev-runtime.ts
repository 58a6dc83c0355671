/** jsx-runtime.ts for the development server. */
import { jsxDEV as createElement, Fragment, type JSX } from 'react/jsx-dev-runtime';
import { withTypesetter } from './typesetter.ts';

export type { JSX };
export { Fragment };

export const jsxDEV = withTypesetter(createElement);
