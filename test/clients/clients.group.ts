/** Clients of this repository in other languages, against one service. */
import './terraform.test.ts';
import './python.test.ts';
