import { beforeEach, describe, expect, it } from 'vitest';
const DESK = { id: 'desk', label: 'Scanner on the desk' };
const HALL = { id: 'hall', label: 'Scanner in the hall' };
/** What every scanner adapter promises, run on the mock and on hardware alike. */
export function scannerSuite(name, make) {
    describe(`the scanner interface, as ${name} keeps it`, () => {
        let now = 0;
        let bench;
        let adapter;
        beforeEach(() => {
            now = 1_000;
            bench = make(() => now);
            adapter = bench.adapter;
        });
        async function opened(device) {
            await bench.plug(device);
            const result = await adapter.open(device.id);
            if (!result.ok)
                throw new Error(`not opened: ${result.error.code}`);
            return result.value;
        }
        it('lists what is plugged in', async () => {
            expect(await adapter.list()).toEqual([]);
            await bench.plug(DESK);
            await bench.plug(HALL);
            expect(await adapter.list()).toEqual([DESK, HALL]);
            await bench.unplug('desk');
            expect(await adapter.list()).toEqual([HALL]);
        });
        it('tells of plugging in and out from the call of watch on, until stopped', async () => {
            await bench.plug(DESK);
            const seen = [];
            const stop = adapter.watch((change) => seen.push(change));
            await bench.plug(HALL);
            await bench.unplug('desk');
            stop();
            stop();
            await bench.unplug('hall');
            expect(seen).toEqual([
                { what: 'plugged', device: HALL },
                { what: 'unplugged', device: DESK },
            ]);
        });
        it('gives scans with their device and the time of the clock, in order', async () => {
            const connection = await opened(DESK);
            const scans = [];
            connection.onScan((scan) => scans.push(scan));
            await bench.scan('desk', 'first');
            now = 2_000;
            await bench.scan('desk', 'second\r\n');
            expect(scans).toEqual([
                { text: 'first', device: 'desk', at: 1_000 },
                { text: 'second', device: 'desk', at: 2_000 },
            ]);
        });
        it('keeps two devices apart', async () => {
            const desk = await opened(DESK);
            const hall = await opened(HALL);
            const heard = [];
            desk.onScan(({ text }) => heard.push(`desk ${text}`));
            hall.onScan(({ text }) => heard.push(`hall ${text}`));
            await bench.scan('hall', 'a');
            await bench.scan('desk', 'b');
            expect(heard).toEqual(['hall a', 'desk b']);
        });
        it('tells every listener, and one that left no more', async () => {
            const connection = await opened(DESK);
            const heard = [];
            const stop = connection.onScan(({ text }) => {
                heard.push(`once ${text}`);
                stop();
            });
            connection.onScan(({ text }) => heard.push(`always ${text}`));
            await bench.scan('desk', '1');
            await bench.scan('desk', '2');
            expect(heard).toEqual(['once 1', 'always 1', 'always 2']);
        });
        it('says NOT_FOUND for a device that is not there', async () => {
            expect(await adapter.open('desk')).toEqual({
                ok: false,
                error: { code: 'NOT_FOUND', device: 'desk' },
            });
        });
        it('says BUSY for a device that is open, and opens it again after close', async () => {
            const connection = await opened(DESK);
            expect(await adapter.open('desk')).toEqual({
                ok: false,
                error: { code: 'BUSY', device: 'desk' },
            });
            await connection.close();
            expect((await adapter.open('desk')).ok).toBe(true);
        });
        it('tells nothing after close, and ends without a failure', async () => {
            const connection = await opened(DESK);
            const scans = [];
            connection.onScan((scan) => scans.push(scan));
            await connection.close();
            await connection.close();
            await bench.scan('desk', 'late');
            expect(scans).toEqual([]);
            expect(await connection.ended).toBeUndefined();
        });
        it('ends with LOST when the device is pulled out, and can be opened when it is back', async () => {
            const connection = await opened(DESK);
            await bench.unplug('desk');
            expect(await connection.ended).toEqual({ code: 'LOST', device: 'desk' });
            await bench.plug(DESK);
            expect((await adapter.open('desk')).ok).toBe(true);
        });
        it('reports GARBLED and goes on', async () => {
            const connection = await opened(DESK);
            const failures = [];
            const scans = [];
            connection.onFailure((failure) => failures.push(failure));
            connection.onScan(({ text }) => scans.push(text));
            await bench.garble('desk');
            await bench.scan('desk', 'fine');
            expect(failures).toEqual([{ code: 'GARBLED', device: 'desk' }]);
            expect(scans).toEqual(['fine']);
        });
    });
}
//# sourceMappingURL=scanner-suite.js.map