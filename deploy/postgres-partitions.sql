-- Splits the tables of games into 16 hash partitions by game, on one PostgreSQL server.
-- Stop all nodes and make a backup first, then: psql -v ON_ERROR_STOP=1 -f postgres-partitions.sql "$RUMIS_DATABASE_URL"
-- It is one transaction: all of it is done, or nothing. docs/SCALING.md says when it is worth it.
begin;

do $$
declare
	parts constant integer := 16;
	name text;
	key text;
begin
	foreach name in array array['game', 'seat', 'move', 'event', 'snapshot'] loop
		if (select relkind from pg_class where oid = name::regclass) = 'p' then
			raise exception 'table % is partitioned already', name;
		end if;
		key := case name when 'game' then 'id' else 'game' end;
		execute format('alter table %I rename to %I', name, name || '_whole');
		-- Every unique key of these tables has the game in it, so that each partition can keep it alone.
		execute format('create table %I (like %I including all) partition by hash (%I)', name, name || '_whole', key);
		for part in 0 .. parts - 1 loop
			execute format(
				'create table %I partition of %I for values with (modulus %s, remainder %s)',
				name || '_' || part, name, parts, part
			);
		end loop;
		execute format('insert into %I select * from %I', name, name || '_whole');
		execute format('drop table %I', name || '_whole');
	end loop;
end
$$;

commit;

analyze;
