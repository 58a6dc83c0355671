import { joinPacks } from '../../packs.ts';
import * as family from './family.ts';
import * as follow from './follow.ts';
import { general } from './general.ts';
import * as love from './love.ts';
import * as self from './self.ts';
import * as work from './work.ts';

export const packs = joinPacks({ ...family, ...love, ...self, ...work, general }, follow);
