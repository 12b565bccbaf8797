import { describe, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type {
	Leaderboard,
	Me,
	NewToken,
	Profile,
	PushKey,
	Seated,
	TableInfo,
	TableList,
	TokenList,
	Transfer,
} from '../index.js';
import type * as schemas from './answers.js';

type Writable<Value> = Value extends object
	? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
	: Value;
type Answer<Name extends keyof typeof schemas> = Writable<z.output<(typeof schemas)[Name]>>;

describe('the schemas of answers', () => {
	it('say the same as the types', () => {
		expectTypeOf<Answer<'meAnswerSchema'>>().toEqualTypeOf<Writable<Me>>();
		expectTypeOf<Answer<'tableInfoSchema'>>().toEqualTypeOf<Writable<TableInfo>>();
		expectTypeOf<Answer<'seatedSchema'>>().toEqualTypeOf<Writable<Seated>>();
		expectTypeOf<Answer<'transferSchema'>>().toEqualTypeOf<Writable<Transfer>>();
		expectTypeOf<Answer<'profileSchema'>>().toEqualTypeOf<Writable<Profile>>();
		expectTypeOf<Answer<'leaderboardAnswerSchema'>>().toEqualTypeOf<Writable<Leaderboard>>();
		expectTypeOf<Answer<'tokenListSchema'>>().toEqualTypeOf<Writable<TokenList>>();
		expectTypeOf<Answer<'newTokenAnswerSchema'>>().toEqualTypeOf<Writable<NewToken>>();
		expectTypeOf<Answer<'pushKeySchema'>>().toEqualTypeOf<Writable<PushKey>>();
		expectTypeOf<Answer<'tableListSchema'>['now']>().toEqualTypeOf<TableList['now']>();
	});
});
