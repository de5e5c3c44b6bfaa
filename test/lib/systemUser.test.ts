import os from 'node:os';
import { systemUser } from '../../src/lib/systemUser.ts';

afterEach(() => jest.restoreAllMocks());

test('is the account under which the process runs', () => {
  const { username, homedir } = os.userInfo();
  expect(systemUser()).toEqual({ name: username, home: homedir });
});

test('is named by its number where the system has no such account, as in a container', () => {
  // What Node does under such a number, which only root could take.
  jest.spyOn(os, 'userInfo').mockImplementation(() => {
    throw Object.assign(new Error('uv_os_get_passwd returned ENOENT'), { code: 'ERR_SYSTEM_ERROR' });
  });
  expect(systemUser()).toEqual({ name: `uid-${process.getuid!()}`, home: '/' });
});
