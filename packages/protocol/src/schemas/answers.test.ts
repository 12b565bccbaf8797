import { describe, expectTypeOf, it } from 'vitest';
import type { z } from 'zod';
import type {
	AuditList,
	HostMode,
	Leaderboard,
	Me,
	NewToken,
	NoticeList,
	Profile,
	PushKey,
	PuzzleAttempt,
	PuzzleStanding,
	ReportList,
	SanctionList,
	Seated,
	TableInfo,
	TableList,
	TokenList,
	Transfer,
} from '../index.js';
import type * as schemas from './index.js';

type Writable<Value> = Value extends object
	? { -readonly [Key in keyof Value]: Writable<Value[Key]> }
	: Value;
type Answer<Name extends keyof typeof schemas> = Writable<z.output<(typeof schemas)[Name]>>;

describe('the response schemas', () => {
	it('match the types', () => {
		expectTypeOf<Answer<'meAnswerSchema'>>().toEqualTypeOf<Writable<Me>>();
		expectTypeOf<Answer<'tableInfoSchema'>>().toEqualTypeOf<Writable<TableInfo>>();
		expectTypeOf<Answer<'seatedSchema'>>().toEqualTypeOf<Writable<Seated>>();
		expectTypeOf<Answer<'transferSchema'>>().toEqualTypeOf<Writable<Transfer>>();
		expectTypeOf<Answer<'profileSchema'>>().toEqualTypeOf<Writable<Profile>>();
		expectTypeOf<Answer<'leaderboardAnswerSchema'>>().toEqualTypeOf<Writable<Leaderboard>>();
		expectTypeOf<Answer<'tokenListSchema'>>().toEqualTypeOf<Writable<TokenList>>();
		expectTypeOf<Answer<'newTokenAnswerSchema'>>().toEqualTypeOf<Writable<NewToken>>();
		expectTypeOf<Answer<'hostModeSchema'>>().toEqualTypeOf<Writable<HostMode>>();
		expectTypeOf<Answer<'reportListSchema'>>().toEqualTypeOf<Writable<ReportList>>();
		expectTypeOf<Answer<'sanctionListSchema'>>().toEqualTypeOf<Writable<SanctionList>>();
		expectTypeOf<Answer<'noticeListSchema'>>().toEqualTypeOf<Writable<NoticeList>>();
		expectTypeOf<Answer<'auditListSchema'>>().toEqualTypeOf<Writable<AuditList>>();
		expectTypeOf<Answer<'pushKeySchema'>>().toEqualTypeOf<Writable<PushKey>>();
		expectTypeOf<Answer<'puzzleStandingSchema'>>().toEqualTypeOf<Writable<PuzzleStanding>>();
		expectTypeOf<Answer<'puzzleAttemptSchema'>>().toEqualTypeOf<Writable<PuzzleAttempt>>();
		// Not compared as a whole: in the schema, a row's optional seat may also be undefined.
		expectTypeOf<Writable<TableList>>().toExtend<Answer<'tableListSchema'>>();
		type Row = keyof Answer<'tableListSchema'>['tables'][number];
		expectTypeOf<Row>().toEqualTypeOf<keyof TableList['tables'][number]>();
	});
});
