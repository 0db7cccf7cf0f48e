"""A realtime server that shares no code with the project: python3-socketio on aiohttp.

Prints one JSON object a line: its port, who connected with which data, who left. Reads commands, one JSON array a
line: ["emit", name, payload...] sends an event to everybody, ["drop"] disconnects everybody.
"""
import asyncio
import json
import sys

import socketio
from aiohttp import web

server = socketio.AsyncServer(async_mode="aiohttp", cors_allowed_origins="*")
present = set()


def say(**event):
    print(json.dumps(event), flush=True)


@server.event
async def connect(sid, environ, auth):
    present.add(sid)
    say(connected=auth)


@server.event
async def disconnect(sid):
    present.discard(sid)
    say(left=True)


async def obey(command, *given):
    if command == "drop":
        for sid in list(present):
            await server.disconnect(sid)
    else:
        name, *payload = given
        await server.emit(name, tuple(payload))


async def main():
    app = web.Application()
    server.attach(app)
    runner = web.AppRunner(app)
    await runner.setup()
    site = web.TCPSite(runner, "127.0.0.1", 0)
    await site.start()
    say(port=runner.addresses[0][1])
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        await obey(*json.loads(line))


asyncio.run(main())
