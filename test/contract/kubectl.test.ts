/** The kubectl on PATH, or one built from its module. */
import { kubectlCanBeHad, provideKubectl } from '../support/kubectl.ts';
import { kubectlSuite } from './kubectlSuite.ts';

/** Skipped, visibly, on a machine without kubectl and without Go. */
const suite = kubectlCanBeHad() ? describe : describe.skip;

suite('kubectl', () => kubectlSuite(provideKubectl));
