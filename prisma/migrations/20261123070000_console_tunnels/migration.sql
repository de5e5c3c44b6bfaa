-- Port 0 is a machine's console.
ALTER TABLE "tunnels" DROP CONSTRAINT "tunnels_guest_port";
ALTER TABLE "tunnels" ADD CONSTRAINT "tunnels_guest_port" CHECK (guest_port BETWEEN 0 AND 65535);
